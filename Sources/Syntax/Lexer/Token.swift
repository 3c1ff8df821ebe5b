import SourceText

/// What a token is. Words keep their identity in the name table, not in the kind.
public enum TokenKind: UInt8, Sendable, BitwiseCopyable {
    case endOfFile
    /// A name, also a backticked one (`Token.isBackticked`) and an editor placeholder.
    case identifier
    /// A reserved word; `payload` is a `KnownName`.
    case keyword
    /// `$name` or `$0`; `payload` is the name without the dollar sign.
    case dollarIdentifier
    /// `#name`; `payload` is the name without the number sign.
    case poundWord
    case number
    /// The opening quote of a string with its number signs; `payload` is the index of the closing quote.
    case openQuote, closeQuote, stringSegment
    /// `\(` and its `)` in a string; brackets like the others.
    case openInterpolation, closeInterpolation
    case regex
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case comma, colon, semicolon, dot, at, backslash
    /// `::` between a module and a name of it (SE-0491).
    case colonColon
    /// `=` alone.
    case equal
    case arrow
    /// `?` and `!` bound to what stands before them.
    case postfixQuestion, postfixExclamation
    /// `?` with space before it: the ternary operator.
    case infixQuestion
    /// `&` bound to what follows.
    case prefixAmpersand
    case prefixOperator, postfixOperator, binaryOperator
    /// A byte that no Swift token starts with.
    case unknown
}

/// One token: where it is and what it is. It holds no text; its text is a slice of the file.
///
/// What stands between two tokens is trivia: white space, comments, a byte order mark, a shebang line.
public struct Token: Sendable, BitwiseCopyable {
    /// UTF-8 offset of the first byte.
    public let start: UInt32
    /// A `NameID` for words; for a bracket the index of its partner, 0 where it has none.
    public var payload: UInt32
    // Twelve bytes in all, since tokens are most of what is kept of a file: the upper four bits of `flags` belong to
    // the length.
    @usableFromInline let lowLength: UInt16
    public let kind: TokenKind
    @usableFromInline let flags: UInt8

    /// The longest length that a token can have.
    static let longest: UInt32 = 0xF_FFFF

    /// - Parameters:
    ///   - length: at most `longest`.
    ///   - flags: the lower four bits.
    @inlinable
    init(start: UInt32, length: UInt32, payload: UInt32, kind: TokenKind, flags: UInt8) {
        self.start = start
        self.payload = payload
        self.kind = kind
        lowLength = UInt16(truncatingIfNeeded: length)
        self.flags = flags | UInt8(truncatingIfNeeded: length >> 16) << 4
    }

    /// Length in bytes.
    @inlinable public var length: UInt32 { UInt32(lowLength) | UInt32(flags >> 4) << 16 }

    @inlinable public var end: UInt32 { start + length }
    @inlinable public var range: TextRange { TextRange(start, start + length) }
    /// True for the first token of a line.
    @inlinable public var isAfterNewline: Bool { flags & Token.newlineFlag != 0 }
    /// True where trivia stands before the token.
    @inlinable public var isAfterSpace: Bool { flags & Token.spaceFlag != 0 }
    @inlinable public var isBackticked: Bool { flags & Token.backtickFlag != 0 }
    /// True for the second and later parts of a run such as `>>`, which is split since it may close generic arguments.
    @inlinable public var continuesOperator: Bool { flags & Token.joinedFlag != 0 }

    /// A dot, or the `::` of a module selector: what stands before it says where the name behind it is looked up.
    @inlinable public var separatesNames: Bool { kind == .dot || kind == .colonColon }

    /// True for a word with a name.
    @inlinable public func isWord(_ name: NameID) -> Bool { payload == name && !isBracket }

    /// True where the payload is the index of a token, which may be the number of a name by chance.
    @inlinable var isBracket: Bool {
        switch kind {
        case .openParenthesis, .closeParenthesis, .openBracket, .closeBracket, .openBrace, .closeBrace, .openQuote,
            .closeQuote, .openInterpolation,
            .closeInterpolation:
            true
        default: false
        }
    }

    @usableFromInline static let newlineFlag: UInt8 = 1
    @usableFromInline static let spaceFlag: UInt8 = 2
    static let spaceShift: UInt8 = 1
    @usableFromInline static let backtickFlag: UInt8 = 4
    @usableFromInline static let joinedFlag: UInt8 = 8
}

/// Something in a file that Swift would not accept, as far as the lexer and parser can tell.
public struct SyntaxProblem: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case unterminatedString = "unterminated string"
        case unterminatedComment = "unterminated comment"
        case unmatchedBracket = "unmatched bracket"
        case unexpectedToken = "unexpected token"
        case missingSeparator = "two statements on one line"
        case nestingTooDeep = "nesting too deep"
        case conflictMarker = "merge conflict marker"
        case fileTooLarge = "file too large"
        case invalidUTF8 = "not valid UTF-8"
    }

    public let kind: Kind
    /// UTF-8 offset.
    public let offset: UInt32
}

/// A comment whose text starts with `reobserve:`: it asks the tool for something. One that only mentions the word is
/// none.
///
/// Facts keep it with the line that it speaks of, so that useless ones are found in files that the second pass never
/// reads.
public struct Directive: Hashable, Sendable {
    /// UTF-8 offset of the comment.
    public let comment: UInt32
    /// UTF-8 offset of `reobserve:`.
    public let marker: UInt32
    /// Index of the token behind the comment.
    public let nextToken: UInt32

    public static let marker: StaticString = "reobserve:"
}

/// A comment that the tool itself wrote, with `--insert-todos`: it starts, byte for byte, with `TodoComment.marker`.
///
/// Noted as directives are, so that stale ones are found in files that nothing else looks at.
public struct TodoComment: Hashable, Sendable {
    /// UTF-8 offset of the comment.
    public let comment: UInt32
    /// Index of the token behind the comment.
    public let nextToken: UInt32

    public static let marker: StaticString = "// TODO: reobserve["
}

/// The tokens of one file; the last one is always `endOfFile`.
public struct TokenList: Sendable {
    public var tokens: [Token]
    public var problems: [SyntaxProblem]
    /// In the order of the file.
    public var directives: [Directive] = []
    /// In the order of the file.
    public var todoComments: [TodoComment] = []
    /// The identifiers that occur, also those behind a dollar sign, each once; nil where nobody asked.
    public var mentions: [NameID]?
    /// Those behind a dollar sign, as often as they occur.
    public var projectedMentions: [NameID] = []

    /// The tokens without room for more.
    var exactTokens: [Token] {
        tokens.capacity - tokens.count > tokens.count / 8 ? tokens.withUnsafeBufferPointer { Array($0) } : tokens
    }
}
