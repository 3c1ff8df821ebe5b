/// A package manifest as a list of words, strings and marks: just enough Swift to read literals.
///
/// Any bytes can be read; what makes no sense gives tokens that mean nothing.
struct ManifestTokens {
    struct Token: Equatable {
        enum Kind: Equatable {
            /// Identifiers, keywords, numbers.
            case word
            /// A string literal without interpolation; the range leaves the quotes out.
            case string
            case interpolatedString
            /// One byte of punctuation.
            case mark
        }

        let kind: Kind
        let range: Range<Int>
    }

    let bytes: [UInt8]
    let tokens: [Token]
    /// For each opening bracket the index of the token that closes it, or of the end; for other tokens their own index.
    let partners: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var scanner = ManifestScanner(bytes: bytes)
        tokens = scanner.scan()
        partners = ManifestTokens.matchBrackets(tokens, bytes)
    }

    /// True where the token at `index` is this mark. False beyond the ends.
    func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .mark else { return false }
        return bytes[tokens[index].range.lowerBound] == UInt8(ascii: mark)
    }

    /// True where the token at `index` is this word, of which no string is made: most are asked for by name.
    func isWord(_ index: Int, _ word: StaticString) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word && isText(tokens[index].range, word)
    }

    /// True where the token at `index` is a string literal with this value, which holds no escape.
    func isString(_ index: Int, _ value: StaticString) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .string else { return false }
        if isText(tokens[index].range, value) { return true }
        return bytes[tokens[index].range].contains(UInt8(ascii: "\\")) && string(index) == value.description
    }

    private func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount && bytes[range].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// The word at `index`; `nil` where there is none.
    func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
        return String(decoding: bytes[tokens[index].range], as: UTF8.self)
    }

    /// The value of the string literal at `index`; `nil` where there is none or it is interpolated.
    func string(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
        return ManifestTokens.unescaped(bytes[tokens[index].range])
    }

    /// One argument of a call or one element of an array.
    struct Element {
        let label: String?
        let value: Range<Int>
    }

    /// What stands between the bracket at `open` and its partner, split at commas. Empty elements are left out.
    func elements(inBracketsAt open: Int) -> [Element] {
        guard tokens.indices.contains(open) else { return [] }
        var elements: [Element] = []
        var start = open + 1
        var index = start
        while index < partners[open] {
            if isMark(index, ",") {
                appendElement(start..<index, to: &elements)
                start = index + 1
            }
            index = max(partners[index], index) + 1
        }
        appendElement(start..<max(start, partners[open]), to: &elements)
        return elements
    }

    private func appendElement(_ range: Range<Int>, to elements: inout [Element]) {
        if range.isEmpty { return }
        if range.count > 2, let label = word(range.lowerBound), isMark(range.lowerBound + 1, ":") {
            elements.append(Element(label: label, value: range.dropFirst(2)))
        } else {
            elements.append(Element(label: nil, value: range))
        }
    }

    private static func matchBrackets(_ tokens: [Token], _ bytes: [UInt8]) -> [Int] {
        var partners = Array(tokens.indices)
        var open: [(index: Int, closer: UInt8)] = []
        var openCount: [UInt8: Int] = [:]
        for (index, token) in tokens.enumerated() where token.kind == .mark {
            let byte = bytes[token.range.lowerBound]
            if let closer = closer(of: byte) {
                open.append((index, closer))
                openCount[closer, default: 0] += 1
            } else if openCount[byte, default: 0] > 0 {
                while let last = open.popLast() {
                    partners[last.index] = index
                    openCount[last.closer, default: 1] -= 1
                    if last.closer == byte { break }
                }
            }
        }
        for unclosed in open {
            partners[unclosed.index] = tokens.count
        }
        return partners
    }

    private static func closer(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }

    /// Names and paths hold hardly any escapes; `\n` and `\u{…}` in one are as good as unreadable and stay as they are.
    private static func unescaped(_ content: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var previousIsBackslash = false
        for byte in content {
            let isEscape = byte == UInt8(ascii: "\\") && !previousIsBackslash
            if !isEscape { result.append(byte) }
            previousIsBackslash = isEscape
        }
        return String(decoding: result, as: UTF8.self)
    }
}
