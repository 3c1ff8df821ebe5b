import SourceText

/// A file and its tokens: what lexing gives and parsing takes, so that a file that is parsed twice is lexed once.
public struct TokenizedFile: Sendable {
    public let file: SourceFile
    public private(set) var list: TokenList

    /// Lexes a file; words are interned in `names`.
    ///
    /// - Parameter mentions: whether facts are to be collected, for which the lexer tells which identifiers there are.
    public init(_ file: SourceFile, names: inout NameTable, mentions: Bool = false) {
        self.file = file
        list = Lexer.tokenize(file.bytes, names: &names, mentions: mentions)
        if let offset = UTF8Check.firstInvalidByte(file.bytes) {
            list.problems.insert(SyntaxProblem(kind: .invalidUTF8, offset: UInt32(clamping: offset)), at: 0)
        }
    }

    /// Parses the tokens. Never fails: what can't be understood is a problem, and the rest still has a tree.
    ///
    /// - Parameter bodies: whether the bodies of functions, accessors and closures are parsed or passed over.
    public func parse(bodies: Parser.Bodies) -> SyntaxTree { Parser.parse(file: file, list: list, bodies: bodies) }

    /// Gives back what is of no use for a later parse.
    public mutating func trim() {
        list.tokens = list.exactTokens
        list.mentions = nil
        list.projectedMentions = []
    }

    /// Gives every name its number in another table.
    ///
    /// - Parameter numbers: by the number so far.
    public mutating func renumber(_ numbers: [NameID]) {
        for index in list.tokens.indices
        where !list.tokens[index].isBracket && Int(list.tokens[index].payload) < numbers.count {
            list.tokens[index].payload = numbers[Int(list.tokens[index].payload)]
        }
    }
}
