/// Brackets and their partners.
extension Lexer {
    /// A bracket whose partner has not come.
    struct OpenBracket: BitwiseCopyable {
        /// Index of its token.
        let token: UInt32
        let kind: TokenKind
    }

    struct BracketCounts {
        private var parentheses = 0
        private var brackets = 0
        private var braces = 0
        private var interpolations = 0

        subscript(kind: TokenKind) -> Int {
            get {
                switch kind {
                case .openParenthesis: parentheses
                case .openBracket: brackets
                case .openBrace: braces
                default: interpolations
                }
            }
            set {
                switch kind {
                case .openParenthesis: parentheses = newValue
                case .openBracket: brackets = newValue
                case .openBrace: braces = newValue
                default: interpolations = newValue
                }
            }
        }

        func adding(_ number: Int, to kind: TokenKind) -> BracketCounts {
            var counts = self
            counts[kind] += number
            return counts
        }
    }

    /// The end of an interpolation, or of a bracket in one.
    mutating func lexCloseParenthesis() {
        let start = position
        position += 1
        guard let last = openStrings.indices.last, openStrings[last].depth == 0 else {
            if let last = openStrings.indices.last { openStrings[last].depth -= 1 }
            return close(.closeParenthesis, .openParenthesis, start)
        }
        close(.closeInterpolation, .openInterpolation, start)
        lexStringRest(openStrings.removeLast())
    }

    @inline(__always)
    mutating func open(_ kind: TokenKind, _ start: Int) {
        noteOpen(kind)
        appendShort(kind, start, 1, payload: 0)
    }

    /// Notes that the next token opens a bracket.
    @inline(__always)
    mutating func noteOpen(_ kind: TokenKind) {
        openBrackets.append(OpenBracket(token: UInt32(truncatingIfNeeded: tokens.count), kind: kind))
        if let counts = openCounts { openCounts = counts.adding(1, to: kind) }
    }

    @inline(__always)
    mutating func close(_ kind: TokenKind, _ partner: TokenKind, _ start: Int) {
        let index = UInt32(truncatingIfNeeded: tokens.count)
        appendShort(kind, start, 1, payload: 0)
        if let last = openBrackets.last, last.kind == partner {
            openBrackets.truncate(to: openBrackets.count - 1)
            if let counts = openCounts { openCounts = counts.adding(-1, to: partner) }
            return match(last.token, index)
        }
        closeOuter(partner, index, from: start)
    }

    @inline(__always)
    mutating func match(_ open: UInt32, _ close: UInt32) {
        tokens[Int(open)].payload = close
        tokens[Int(close)].payload = open
    }

    /// Closes a bracket within which others are still open, or none at all.
    @inline(never)
    mutating func closeOuter(_ partner: TokenKind, _ index: UInt32, from start: Int) {
        var counts = openCounts ?? countOpenBrackets()
        defer { openCounts = counts }
        guard counts[partner] > 0 else { return report(.unmatchedBracket, UInt32(start)) }
        var depth = openBrackets.count - 1
        while depth > 0, openBrackets[depth].kind != partner { depth -= 1 }
        for skipped in depth..<openBrackets.count { counts[openBrackets[skipped].kind] -= 1 }
        for skipped in (depth + 1)..<openBrackets.count {
            report(.unmatchedBracket, tokens[Int(openBrackets[skipped].token)].start)
        }
        let open = openBrackets[depth]
        openBrackets.truncate(to: depth)
        match(open.token, index)
    }

    func countOpenBrackets() -> BracketCounts {
        var counts = BracketCounts()
        for depth in 0..<openBrackets.count { counts[openBrackets[depth].kind] += 1 }
        return counts
    }
}
