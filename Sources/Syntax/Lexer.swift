import SourceText

/// Turns the bytes of a file into tokens.
///
/// Lossless: the tokens and the gaps between them are the file, byte for byte, for any bytes at all. It never fails; what Swift would
/// not accept is listed as a problem. Strings with interpolations nest through an explicit stack, so depth costs no stack.
public struct Lexer {
    /// Files beyond this size get no tokens but a problem: offsets must fit 32 bits, and no source file is as large.
    public static let largestFile = 64 << 20

    let base: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafePointer<CharacterClass>
    var position = 0
    var flags: UInt8 = 0
    var tokens: GrowingBuffer<Token>
    var problems: [SyntaxProblem] = []
    var directives: [Directive] = []
    var todoComments: [TodoComment] = []
    private var openBrackets = GrowingBuffer<OpenBracket>(capacity: 64)
    /// How many of each kind are open: a closing bracket without a partner is known at once.
    private var openCounts = BracketCounts()
    var openStrings: [OpenString] = []
    /// The last `#/` of many lines without an end: its number signs, and how far the search went.
    var unclosedRegex = (numberSigns: Int.max, until: 0)

    /// A bracket whose partner has not come.
    private struct OpenBracket: BitwiseCopyable {
        /// Index of its token.
        let token: UInt32
        let kind: TokenKind
    }

    private struct BracketCounts {
        private var parentheses = 0
        private var brackets = 0
        private var braces = 0
        private var interpolations = 0

        subscript(kind: TokenKind) -> Int {
            @inline(__always) get {
                switch kind {
                case .openParenthesis: parentheses
                case .openBracket: brackets
                case .openBrace: braces
                default: interpolations
                }
            }
            @inline(__always) set {
                switch kind {
                case .openParenthesis: parentheses = newValue
                case .openBracket: brackets = newValue
                case .openBrace: braces = newValue
                default: interpolations = newValue
                }
            }
        }
    }

    /// A string that is interrupted by an interpolation.
    struct OpenString {
        let quote: UInt32
        let numberSigns: Int
        let isMultiline: Bool
        /// How many open parentheses within the interpolation.
        var depth: Int
    }

    /// The tokens of `bytes`; words are interned in `names`.
    public static func tokenize(_ bytes: [UInt8], names: inout NameTable) -> TokenList {
        guard bytes.count <= largestFile else {
            let end = Token(start: 0, length: 0, payload: 0, kind: .endOfFile, flags: 3)
            return TokenList(tokens: [end], problems: [SyntaxProblem(kind: .fileTooLarge, offset: 0)])
        }
        return bytes.withUnsafeBufferPointer { buffer in
            CharacterClass.table.withUnsafeBufferPointer { table in
                guard let classes = table.baseAddress else { return TokenList(tokens: [], problems: []) }
                var empty: UInt8 = 0
                return withUnsafePointer(to: &empty) { fallback in
                    var lexer = Lexer(base: buffer.baseAddress ?? fallback, count: buffer.count, classes: classes)
                    lexer.run(&names)
                    return TokenList(
                        tokens: lexer.tokens.takeArray(), problems: lexer.problems, directives: lexer.directives, todoComments: lexer.todoComments)
                }
            }
        }
    }

    private init(base: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<CharacterClass>) {
        self.base = base
        self.count = count
        self.classes = classes
        tokens = GrowingBuffer(capacity: count / 4 + 8)
    }

    private mutating func run(_ names: inout NameTable) {
        skipPreamble()
        while true {
            skipTrivia()
            guard position < count else { break }
            lexToken(&names)
        }
        for string in openStrings { report(.unterminatedString, tokens[Int(string.quote)].start) }
        for depth in 0..<openBrackets.count { report(.unmatchedBracket, tokens[Int(openBrackets[depth].token)].start) }
        openBrackets.deallocate()
        tokens.append(Token(start: UInt32(count), length: 0, payload: 0, kind: .endOfFile, flags: flags | Token.newlineFlag))
    }

    private mutating func lexToken(_ names: inout NameTable) {
        let start = position
        switch classes[Int(base[position])] {
        case .identifier: lexWord(start, &names)
        case .digit: lexNumber()
        case .operatorCharacter, .slash, .dot: lexOperator()
        case .bracket: lexBracket()
        case .punctuation: lexPunctuation()
        case .quote: lexStringStart(numberSigns: 0)
        case .number: lexNumberSign(&names)
        case .backtick: lexBackticked(&names)
        case .dollar: lexDollar(&names)
        case .high: lexHigh(&names)
        case .space, .newline, .other, .zero:
            position += 1
            append(.unknown, from: start)
        }
    }

    // MARK: Helpers for all parts

    @inline(__always)
    func byte(_ offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

    mutating func report(_ kind: SyntaxProblem.Kind, _ offset: UInt32) {
        problems.append(SyntaxProblem(kind: kind, offset: offset))
    }

    @inline(__always)
    mutating func append(_ kind: TokenKind, from start: Int, payload: UInt32 = 0) {
        let length = UInt32(position - start)
        let isTooLong = length > Token.longest
        if isTooLong { reportLength(start) }
        tokens.append(Token(start: UInt32(start), length: isTooLong ? Token.longest : length, payload: payload, kind: kind, flags: flags))
        flags = 0
    }

    /// A token of more than a million bytes is cut: what is behind counts as a gap.
    @inline(never)
    private mutating func reportLength(_ start: Int) { report(.fileTooLarge, UInt32(start)) }

    // MARK: Words

    private mutating func lexWord(_ start: Int, _ names: inout NameTable) {
        let name = internWord(from: start, &names)
        append(name < KnownName.firstContextual ? .keyword : .identifier, from: start, payload: name)
    }

    /// Consumes the characters of an identifier and interns all from `start` on.
    private mutating func internWord(from start: Int, _ names: inout NameTable) -> NameID {
        var offset = start
        while offset < count {
            let kind = classes[Int(base[offset])]
            if kind.isWordPart {
                offset += 1
            } else if kind == .high {
                let (scalar, length) = decodeScalar(at: offset)
                guard CharacterClass.classifyHigh(scalar) == .identifier else { break }
                offset += length
            } else {
                break
            }
        }
        position = offset
        return names.intern(UnsafeBufferPointer(start: base + start, count: offset - start), readable: count - start)
    }

    private mutating func lexHigh(_ names: inout NameTable) {
        let start = position
        let (scalar, length) = decodeScalar(at: position)
        switch CharacterClass.classifyHigh(scalar) {
        case .identifier: lexWord(start, &names)
        case .operatorCharacter: lexOperator()
        default:
            position += length
            append(.unknown, from: start)
        }
    }

    /// A raw identifier (SE-0451) may hold anything but a backtick or a line end.
    private mutating func lexBackticked(_ names: inout NameTable) {
        let start = position
        var offset = position + 1
        while offset < count, base[offset] != UInt8(ascii: "`"), base[offset] != 0x0A, base[offset] != 0x0D { offset += 1 }
        guard byte(offset) == UInt8(ascii: "`"), offset > start + 1 else {
            position += 1
            report(.unexpectedToken, UInt32(start))
            return append(.unknown, from: start)
        }
        let name = UnsafeBufferPointer(start: base + start + 1, count: offset - start - 1)
        let id = names.intern(name)
        position = offset + 1
        flags |= Token.backtickFlag
        append(.identifier, from: start, payload: id)
    }

    private mutating func lexDollar(_ names: inout NameTable) {
        let start = position
        let next = classes[Int(byte(position + 1))]
        guard next == .identifier || next == .digit || next == .high || next == .dollar else {
            position += 1
            return append(.identifier, from: start, payload: names.intern("$"))
        }
        let name = internWord(from: start + 1, &names)
        append(.dollarIdentifier, from: start, payload: name)
    }

    private mutating func lexNumberSign(_ names: inout NameTable) {
        let start = position
        var offset = position
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        if byte(offset) == UInt8(ascii: "\"") { return lexStringStart(numberSigns: offset - start) }
        if byte(offset) == UInt8(ascii: "/") { return lexExtendedRegex(numberSigns: offset - start) }
        if byte(start + 1) == UInt8(ascii: "`") || classes[Int(byte(start + 1))] == .identifier {
            let name = internWord(from: start + 1, &names)
            return append(.poundWord, from: start, payload: name)
        }
        // All but the last sign at once, so that a long run isn't counted again from each of its signs.
        position = max(start + 1, offset - 1)
        append(.unknown, from: start)
    }

    // MARK: Brackets and punctuation

    private mutating func lexPunctuation() {
        let start = position
        position += 1
        switch base[start] {
        case UInt8(ascii: ","): append(.comma, from: start)
        case UInt8(ascii: ":"): append(.colon, from: start)
        case UInt8(ascii: ";"): append(.semicolon, from: start)
        case UInt8(ascii: "@"): append(.at, from: start)
        default: append(.backslash, from: start)
        }
    }

    private mutating func lexBracket() {
        let start = position
        position += 1
        switch base[start] {
        case UInt8(ascii: "("):
            if let last = openStrings.indices.last { openStrings[last].depth += 1 }
            open(.openParenthesis, from: start)
        case UInt8(ascii: ")"):
            guard let last = openStrings.indices.last else { return close(.closeParenthesis, .openParenthesis, from: start) }
            guard openStrings[last].depth == 0 else {
                openStrings[last].depth -= 1
                return close(.closeParenthesis, .openParenthesis, from: start)
            }
            close(.closeInterpolation, .openInterpolation, from: start)
            lexStringRest(openStrings.removeLast())
        case UInt8(ascii: "["): open(.openBracket, from: start)
        case UInt8(ascii: "]"): close(.closeBracket, .openBracket, from: start)
        case UInt8(ascii: "{"): open(.openBrace, from: start)
        default: close(.closeBrace, .openBrace, from: start)
        }
    }

    @inline(__always)
    mutating func open(_ kind: TokenKind, from start: Int) {
        openBrackets.append(OpenBracket(token: UInt32(truncatingIfNeeded: tokens.count), kind: kind))
        openCounts[kind] += 1
        append(kind, from: start)
    }

    @inline(__always)
    private mutating func close(_ kind: TokenKind, _ partner: TokenKind, from start: Int) {
        let index = UInt32(truncatingIfNeeded: tokens.count)
        append(kind, from: start)
        if let last = openBrackets.last, last.kind == partner {
            openBrackets.truncate(to: openBrackets.count - 1)
            openCounts[partner] -= 1
            return match(last.token, index)
        }
        closeOuter(partner, index, from: start)
    }

    @inline(__always)
    private mutating func match(_ open: UInt32, _ close: UInt32) {
        tokens[Int(open)].payload = close
        tokens[Int(close)].payload = open
    }

    /// Closes a bracket within which others are still open, or none at all.
    @inline(never)
    private mutating func closeOuter(_ partner: TokenKind, _ index: UInt32, from start: Int) {
        guard openCounts[partner] > 0 else { return report(.unmatchedBracket, UInt32(start)) }
        var depth = openBrackets.count - 1
        while depth > 0, openBrackets[depth].kind != partner { depth -= 1 }
        for skipped in depth..<openBrackets.count { openCounts[openBrackets[skipped].kind] -= 1 }
        for skipped in (depth + 1)..<openBrackets.count { report(.unmatchedBracket, tokens[Int(openBrackets[skipped].token)].start) }
        let open = openBrackets[depth]
        openBrackets.truncate(to: depth)
        match(open.token, index)
    }
}
