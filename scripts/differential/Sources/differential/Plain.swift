/// What a token is for both sides. Words of all kinds are one: whether a word is a keyword depends on the place for one side and on the
/// word alone for the other.
enum TokenClass: String {
    case word, poundWord, number, openQuote, stringSegment, closeQuote, openInterpolation, closeInterpolation, regex
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case comma, colon, colonColon, semicolon, dot, at, backslash, equal, arrow
    case postfixQuestion, postfixExclamation, infixQuestion, prefixAmpersand
    case prefixOperator, postfixOperator, binaryOperator
    /// `<` or `>` alone, an operator or around generic arguments.
    case angle
    /// An operator whose kind the reference takes from the place: `...` behind a type, the name of a function.
    case anyOperator
    case unknown

    func matches(_ other: TokenClass) -> Bool {
        if self == other { return true }
        guard self == .anyOperator || other == .anyOperator else { return false }
        let operators: Set<TokenClass> = [.anyOperator, .prefixOperator, .prefixAmpersand, .postfixOperator, .binaryOperator]
        return operators.contains(self) && operators.contains(other)
    }
}

struct PlainToken {
    var kind: TokenClass
    var start: Int
    var end: Int
}

/// Offsets of the first byte and behind the last one.
struct Span: Hashable {
    var start: Int
    var end: Int
}

struct PlainPart: Hashable {
    var range: Span
    var name: Span
}

struct PlainDeclaration {
    var kind: String
    var name: Span
    var range: Span
    var depth: Int
    var isLocal = false
    var attributes: [PlainPart] = []
    var modifiers: [PlainPart] = []
    var inherited: [Span] = []
    /// Where the words `get`, `set` … start; -1 for statements alone.
    var accessors: [Int] = []
}

/// What one side says about a file.
struct PlainFile {
    var tokens: [PlainToken] = []
    var declarations: [PlainDeclaration] = []
    /// Where the first error is; nil where there is none.
    var firstError: Int?
    /// The kinds of all errors with their offsets, where the side names them.
    var problems: [(kind: String, offset: Int)] = []
    /// For uses of names, by their offsets: whether the name is a local. Those that a side can't tell are absent.
    var locals: [Int: Bool] = [:]
    /// Declarations outside of bodies as the parser finds them that passes over bodies.
    var outerDeclarations: [PlainDeclaration] = []

    /// True within a declaration that is none of a type.
    func isInCode(_ offset: Int) -> Bool {
        let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]
        let around = declarations.filter { $0.range.start <= offset && offset < $0.range.end }.max { $0.depth < $1.depth }
        return !types.contains(around?.kind ?? "")
    }
}
