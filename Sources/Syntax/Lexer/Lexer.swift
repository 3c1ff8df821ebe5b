import SourceText

/// Turns the bytes of a file into tokens.
///
/// Lossless: the tokens and the gaps between them are the file, byte for byte, for any bytes at all. It never fails;
/// what Swift would not accept is listed as a problem. Strings with interpolations nest through an explicit stack, so
/// depth costs no stack.
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
    /// Whether it is asked which identifiers there are.
    let notesMentions: Bool
    /// The identifiers, each once.
    var mentions: GrowingBuffer<NameID>
    /// Which reserved words are among them, as they are in backticks: fewer than 64.
    var reservedMentions: UInt64 = 0
    /// The names behind dollar signs.
    var projectedMentions: [NameID] = []
    var openBrackets = GrowingBuffer<OpenBracket>(capacity: 64)
    /// How many of each kind are open, so that a closing bracket without a partner is known at once. Nobody counts
    /// before the first one of these.
    var openCounts: BracketCounts?
    var openStrings: [OpenString] = []
    /// The last `#/` of many lines without an end: its number signs, and how far the search went.
    var unclosedRegex = (numberSigns: Int.max, until: 0)

    /// A string that is interrupted by an interpolation.
    struct OpenString {
        let quote: UInt32
        let numberSigns: Int
        let isMultiline: Bool
        /// How many open parentheses within the interpolation.
        var depth: Int
    }

    /// The tokens of `bytes`; words are interned in `names`.
    ///
    /// - Parameter mentions: whether the list tells which identifiers there are.
    public static func tokenize(_ bytes: [UInt8], names: inout NameTable, mentions: Bool = false) -> TokenList {
        guard bytes.count <= largestFile else {
            let end = Token(start: 0, length: 0, payload: 0, kind: .endOfFile, flags: 3)
            return TokenList(tokens: [end], problems: [SyntaxProblem(kind: .fileTooLarge, offset: 0)])
        }
        if mentions { names.startFile() }
        return bytes.withUnsafeBufferPointer { buffer in
            CharacterClass.table.withUnsafeBufferPointer { table in
                guard let classes = table.baseAddress else { return TokenList(tokens: [], problems: []) }
                var empty: UInt8 = 0
                return withUnsafePointer(to: &empty) { fallback in
                    let bytes = UnsafeBufferPointer(start: buffer.baseAddress ?? fallback, count: buffer.count)
                    return makeList(bytes, classes, &names, mentions)
                }
            }
        }
    }

    private static func makeList(
        _ bytes: UnsafeBufferPointer<UInt8>, _ classes: UnsafePointer<CharacterClass>, _ names: inout NameTable,
        _ notesMentions: Bool
    ) -> TokenList {
        guard let base = bytes.baseAddress else { return TokenList(tokens: [], problems: []) }
        var list = TokenList(tokens: [], problems: [])
        var isComplete = true
        // Most files have a token for eight bytes; memory that is not needed is never touched.
        let tokens = [Token](unsafeUninitializedCapacity: bytes.count / 4 + 64) { memory, count in
            var lexer = Lexer(
                base: base, count: bytes.count, classes: classes, tokens: GrowingBuffer(in: memory), notesMentions)
            lexer.run(&names)
            isComplete = !lexer.tokens.isOwner
            count = isComplete ? lexer.tokens.count : 0
            list = TokenList(
                tokens: isComplete ? [] : lexer.tokens.takeArray(), problems: lexer.problems,
                directives: lexer.directives,
                todoComments: lexer.todoComments, mentions: notesMentions ? lexer.mentions.takeArray() : nil,
                projectedMentions: lexer.projectedMentions)
            if !notesMentions { lexer.mentions.deallocate() }
            lexer.openBrackets.deallocate()
        }
        if isComplete { list.tokens = tokens }
        return list
    }

    private init(
        base: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<CharacterClass>, tokens: GrowingBuffer<Token>,
        _ notesMentions: Bool
    ) {
        self.base = base
        self.count = count
        self.classes = classes
        self.tokens = tokens
        self.notesMentions = notesMentions
        mentions = GrowingBuffer(capacity: notesMentions ? 512 : 64)
    }

    private mutating func run(_ names: inout NameTable) {
        skipPreamble()
        lexAll(&names)
        for string in openStrings { report(.unterminatedString, tokens[Int(string.quote)].start) }
        for depth in 0..<openBrackets.count { report(.unmatchedBracket, tokens[Int(openBrackets[depth].token)].start) }
        tokens.append(
            Token(start: UInt32(count), length: 0, payload: 0, kind: .endOfFile, flags: flags | Token.newlineFlag))
    }

    /// All tokens. What files are full of is done here, with the position in a register; all else by functions that
    /// move `self.position`.
    private mutating func lexAll(_ names: inout NameTable) {
        var offset = position
        while offset < count {
            // One space stands before half of all tokens, so that no branch would be foreseen.
            let spaces = base[offset] == 0x20 ? 1 : 0
            flags |= UInt8(truncatingIfNeeded: spaces) &<< Token.spaceShift
            offset &+= spaces
            guard offset < count else { break }
            let byte = base[offset]
            switch classes[Int(byte)] {
            case .space, .zero:
                flags |= Token.spaceFlag
                offset = endOfSpaces(from: offset &+ 1)
            case .newline:
                if !openStrings.isEmpty { abandonOpenStrings() }
                flags |= Token.spaceFlag | Token.newlineFlag
                offset = endOfSpaces(from: offset &+ 1)
            case .identifier:
                let length = lexShortWord(offset, &names)
                if length > 0 {
                    offset &+= length
                } else {
                    position = offset
                    lexWord(offset, &names)
                    offset = position
                }
            case .comma: offset = appendCharacter(.comma, offset)
            case .colon where offset &+ 1 == count || base[offset &+ 1] != byte:
                offset = appendCharacter(.colon, offset)
            case .at: offset = appendCharacter(.at, offset)
            case .dot where offset &+ 1 < count && classes[Int(base[offset &+ 1])] == .identifier:
                offset = appendCharacter(.dot, offset)
            case .openBracket:
                if byte == UInt8(ascii: "("), let last = openStrings.indices.last { openStrings[last].depth += 1 }
                open(CharacterClass.bracketKind(byte), offset)
                offset &+= 1
            case .closeBracket where openStrings.isEmpty || byte != UInt8(ascii: ")"):
                close(CharacterClass.bracketKind(byte), CharacterClass.partnerKind(byte), offset)
                offset &+= 1
            default:
                position = offset
                lexOther(&names)
                offset = position
            }
        }
        position = offset
    }

    /// Appends a token of one byte.
    @inline(__always)
    private mutating func appendCharacter(_ kind: TokenKind, _ start: Int) -> Int {
        appendShort(kind, start, 1, payload: 0)
        return start &+ 1
    }

    /// Appends a token that can't be too long.
    @inline(__always)
    mutating func appendShort(_ kind: TokenKind, _ start: Int, _ length: Int, payload: UInt32) {
        tokens.append(
            Token(
                start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: length), payload: payload,
                kind: kind, flags: flags))
        flags = 0
    }

    /// A token that is not that frequent, or trivia.
    @inline(never)
    private mutating func lexOther(_ names: inout NameTable) {
        if skipOtherTrivia() { return }
        let start = position
        switch classes[Int(base[position])] {
        case .identifier: lexWord(start, &names)
        case .digit: lexNumber()
        case .operatorCharacter, .slash, .dot: lexOperator()
        case .semicolon, .backslash:
            position += 1
            append(base[start] == UInt8(ascii: ";") ? .semicolon : .backslash, from: start)
        case .quote: lexStringStart(numberSigns: 0)
        case .number: lexNumberSign(&names)
        case .backtick: lexBackticked(&names)
        case .dollar: lexDollar(&names)
        case .high: lexHigh(&names)
        case .closeBracket: lexCloseParenthesis()
        case .colon:
            position += 2
            append(.colonColon, from: start)
        case .space, .newline, .other, .zero, .comma, .at, .openBracket:
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
        tokens.append(
            Token(
                start: UInt32(start), length: isTooLong ? Token.longest : length, payload: payload, kind: kind,
                flags: flags))
        flags = 0
    }

    /// A token of more than a million bytes is cut: what is behind counts as a gap.
    @inline(never)
    private mutating func reportLength(_ start: Int) { report(.fileTooLarge, UInt32(start)) }
}
