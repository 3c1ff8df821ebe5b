import SourceText

/// A tolerant, structural parser for Swift.
///
/// It knows declarations, statements, types and the shape of expressions, which is what resolution needs; it does not
/// know operator precedence. Broken source still gives a tree. Every loop either consumes a token or ends, and nesting
/// is bounded, so it ends for any input and can't overflow the stack.
public struct Parser {
    /// Whether the bodies of functions, accessors and closures are parsed.
    public enum Bodies: Sendable {
        case parse, skip
        /// Parsed where they touch one of the ranges, which are sorted: of a file that was parsed before and has
        /// changed there.
        case parseChanged([TextRange])

        /// Trees with all bodies are kept; all others are looked at once.
        fileprivate var areWhole: Bool { if case .parse = self { true } else { false } }
    }

    /// Where an item stands; decides which words start a declaration.
    enum Context {
        case topLevel, member, code
    }

    /// How deep brackets, operators and types may nest.
    static let nestingLimit = 160
    /// How many suffixes such as `?` a type may have.
    static let typeSuffixLimit = 16
    /// How many attributes and modifiers a declaration may have; where none follows, they are looked through again from
    /// each of them.
    static let declarationPartLimit = 50

    let bytes: [UInt8]
    /// The last one is the end of the file.
    let tokens: UnsafeBufferPointer<Token>
    let bodies: Bodies
    var position = 0
    var depth = 0
    /// True where `{` starts the body of a statement, so it can't be a trailing closure.
    var isInCondition = false
    /// True where `let x` is a pattern.
    var isInPattern = false
    var records: GrowingBuffer<SyntaxRecord>
    /// The last node that waits for its parent; its `nextSibling` is the one before, and so on. -1 where none waits.
    var waiting: Int32 = -1
    /// Where `<` turned out to open no generic arguments, so that it isn't tried again from every level around.
    var failedGenericStarts: Set<Int> = []
    /// How many `#if` are open in the current bracket.
    var conditionalDepth = 0
    var problems: [SyntaxProblem]

    static func parse(file: SourceFile, list: TokenList, bodies: Bodies) -> SyntaxTree {
        list.tokens.withUnsafeBufferPointer { tokens in
            var parser = Parser(bytes: file.bytes, tokens, list.problems, bodies)
            let root = parser.parseSourceFile()
            let records = parser.records.takeMemory()
            return SyntaxTree(
                file: file, records: records, root: root, problems: parser.problems, list: list, isKept: bodies.areWhole
            )
        }
    }

    private init(bytes: [UInt8], _ tokens: UnsafeBufferPointer<Token>, _ problems: [SyntaxProblem], _ bodies: Bodies) {
        self.bytes = bytes
        self.tokens = tokens
        self.bodies = bodies
        self.problems = problems
        records = GrowingBuffer(capacity: Parser.expectedCount(tokens.count, bodies))
    }

    /// How many nodes that many tokens give.
    private static func expectedCount(_ tokenCount: Int, _ bodies: Bodies) -> Int {
        bodies.areWhole ? tokenCount / 16 * 15 : tokenCount / 8
    }

    private mutating func parseSourceFile() -> Int32 {
        let mark = start()
        parseItems(.topLevel)
        finish(.sourceFile, mark, anchor: 0)
        return waiting
    }

    // MARK: Building

    /// Where a node starts: the last node that waited for a parent, and the first token.
    struct Mark {
        let waiting: Int32
        let token: Int
    }

    @inline(__always)
    func start() -> Mark { Mark(waiting: waiting, token: position) }

    /// The kind of the last node that waits for its parent.
    var lastKind: SyntaxKind? { waiting >= 0 ? records[Int(waiting)].kind : nil }

    /// Makes a node of all that was parsed since `mark`; it waits for its own parent.
    @inline(__always)
    mutating func finish(_ kind: SyntaxKind, _ mark: Mark, anchor: Int? = nil) {
        finish(kind, waitingBefore: mark.waiting, firstToken: mark.token, anchor: anchor ?? mark.token)
    }

    @inline(never)
    private mutating func finish(_ kind: SyntaxKind, waitingBefore: Int32, firstToken: Int, anchor: Int) {
        let parent = Int32(truncatingIfNeeded: records.count)
        var first: Int32 = -1
        var child = waiting
        // From the last to the first, so that each record is touched once; a node keeps no sibling that was taken back.
        while child > waitingBefore {
            let before = records.elements[Int(child)].nextSibling
            records.elements[Int(child)].nextSibling = first
            records.elements[Int(child)].parent = parent
            first = child
            child = before
        }
        waiting = parent
        records.append(
            SyntaxRecord(
                kind: kind, firstToken: firstToken, endToken: position, anchor: anchor, firstChild: first,
                waitingBefore: child))
    }

    mutating func report(_ kind: SyntaxProblem.Kind) {
        problems.append(SyntaxProblem(kind: kind, offset: current.start))
    }

    // MARK: Looking

    @inline(__always) var current: Token { tokens[position] }
    @inline(__always) func peek(_ distance: Int) -> Token { tokens[min(position + distance, tokens.count - 1)] }
    @inline(__always) func at(_ kind: TokenKind) -> Bool { tokens[position].kind == kind }
    @inline(__always) var isAtEnd: Bool { tokens[position].kind == .endOfFile }

    @inline(__always)
    func at(keyword: KnownName) -> Bool {
        let token = tokens[position]
        return token.kind == .keyword && token.payload == keyword.rawValue
    }

    @inline(__always)
    func at(word: KnownName) -> Bool { isWord(tokens[position], word) }

    func isWord(_ token: Token, _ word: KnownName) -> Bool {
        token.kind == .identifier && token.payload == word.rawValue && !token.isBackticked
    }

    func at(pound: KnownName) -> Bool {
        let token = tokens[position]
        return token.kind == .poundWord && token.payload == pound.rawValue
    }

    func isCharacter(_ token: Token, _ character: UInt8) -> Bool {
        token.length == 1 && bytes[Int(token.start)] == character
    }

    func isAngle(_ token: Token, _ character: UInt8) -> Bool {
        switch token.kind {
        case .binaryOperator, .prefixOperator, .postfixOperator: isCharacter(token, character)
        default: false
        }
    }

    var isAtOpenAngle: Bool { isAngle(current, UInt8(ascii: "<")) }
    var isAtCloseAngle: Bool { isAngle(current, UInt8(ascii: ">")) }

    /// A name, or a reserved word in a place where it can be one.
    var isAtAnyWord: Bool { at(.identifier) || at(.keyword) }

    /// Index of the bracket that closes the one at the current token; the end of the file where there is none.
    var closing: Int {
        let payload = Int(current.payload)
        return payload > position ? payload : tokens.count - 1
    }

    /// True where what stands in the bracket or the string at the current token is passed over.
    var skipsBody: Bool {
        switch bodies {
        case .parse: return false
        case .skip: return true
        case .parseChanged(let ranges):
            return !ranges.touch(TextRange(current.start, tokens[closing].end))
        }
    }

    // MARK: Consuming

    @inline(__always)
    mutating func advance() {
        if tokens[position].kind != .endOfFile { position += 1 }
    }

    mutating func eat(_ kind: TokenKind) -> Bool {
        guard at(kind) else { return false }
        advance()
        return true
    }

    mutating func eat(keyword: KnownName) -> Bool {
        guard at(keyword: keyword) else { return false }
        advance()
        return true
    }

    mutating func eat(word: KnownName) -> Bool {
        guard at(word: word) else { return false }
        advance()
        return true
    }

    /// Moves behind the bracket that closes the one at the current token.
    mutating func skipBrackets() {
        position = closing
        advance()
    }

    /// Runs `body` one level deeper; beyond the limit the tokens up to the end of the bracket are passed over.
    mutating func nested(_ body: (inout Parser) -> Void) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Parser.nestingLimit else {
            report(.nestingTooDeep)
            let mark = start()
            switch current.kind {
            case .openParenthesis, .openBracket, .openBrace, .openInterpolation: skipBrackets()
            default: advance()
            }
            return finish(.unexpected, mark)
        }
        body(&self)
    }

    /// Runs `body` and takes everything back where it returns false.
    mutating func speculate(_ body: (inout Parser) -> Bool) -> Bool {
        let savedPosition = position
        let savedRecords = records.count
        let savedWaiting = waiting
        let savedProblems = problems.count
        if body(&self) { return true }
        position = savedPosition
        records.truncate(to: savedRecords)
        waiting = savedWaiting
        problems.removeLast(problems.count - savedProblems)
        return false
    }

    /// Runs `body` with the flags of a fresh bracket: trailing closures allowed, no patterns unless asked for.
    mutating func inBrackets(pattern: Bool = false, _ body: (inout Parser) -> Void) {
        let saved = (isInCondition, isInPattern)
        isInCondition = false
        isInPattern = pattern
        body(&self)
        (isInCondition, isInPattern) = saved
    }

    /// Runs `body` as in brackets, with no `#if` open: one from outside can't end within the braces.
    mutating func inBraces(_ body: (inout Parser) -> Void) {
        let saved = conditionalDepth
        conditionalDepth = 0
        inBrackets(body)
        conditionalDepth = saved
    }
}
