extension SyntaxNode {
    /// The value of a string literal. Nil for anything else, and for a literal without an end, with an interpolation,
    /// or with an escape that Swift does not know.
    public var stringValue: String? {
        guard kind == .stringExpression, firstChild == nil else { return nil }
        let tokens = tree.tokens
        let (open, close) = (tokens[firstToken], tokens[lastToken])
        guard close.kind == .closeQuote else { return nil }
        let bytes = tree.file.bytes[Int(open.start)..<Int(close.start)]
        let numberSigns = bytes.prefix { $0 == UInt8(ascii: "#") }.count
        let isMultiline = Int(open.length) - numberSigns == 3
        let content = bytes.dropFirst(Int(open.length))
        return StringContent(bytes: isMultiline ? StringContent.unindented(content) : content, numberSigns: numberSigns)
            .value
    }
}

/// What stands between the quotes of a string literal.
private struct StringContent {
    let bytes: ArraySlice<UInt8>
    /// Those that an escape has behind its backslash.
    let numberSigns: Int

    var value: String? {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), rest.prefix(numberSigns).allSatisfy({ $0 == UInt8(ascii: "#") }) {
                rest = rest.dropFirst(numberSigns)
                guard let escaped = StringContent.takeEscape(&rest) else { return nil }
                result += escaped
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The lines of a literal of several lines, without the indentation of its closing quotes.
    static func unindented(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let lines = content.filter { $0 != UInt8(ascii: "\r") }.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.count > 1, let indentation = lines.last, indentation.allSatisfy(isSpace) else { return content }
        let inner = lines.dropFirst().dropLast().map {
            $0.starts(with: indentation) ? $0.dropFirst(indentation.count) : $0.drop(while: isSpace)
        }
        return Array(inner.joined(separator: [UInt8(ascii: "\n")]))[...]
    }

    /// What an escape stands for, from behind its backslash and number signs.
    private static func takeEscape(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
        case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
        case UInt8(ascii: "0"): return [0]
        case let byte? where byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"):
            return [byte]
        case UInt8(ascii: "u"): return takeScalar(&rest)
        // The next line continues this one.
        case let byte? where isSpace(byte) || byte == UInt8(ascii: "\n"):
            rest = byte == UInt8(ascii: "\n") ? rest : rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
            return []
        default: return nil
        }
    }

    /// `{1F600}`
    private static func takeScalar(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard rest.popFirst() == UInt8(ascii: "{") else { return nil }
        let digits = rest.prefix { $0 != UInt8(ascii: "}") }
        rest = rest.dropFirst(digits.count + 1)
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init).map {
            Array(String($0).utf8)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

extension SyntaxNode {
    /// The first value of an interpolation in a text: `price` of `"\(price, style: .short)"`.
    public var interpolatedValue: SyntaxNode? { expressionChild ?? child(.argument)?.expressionChild }
}
