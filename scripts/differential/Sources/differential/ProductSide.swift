import SourceText
import Syntax

/// A file as the product's lexer and parser see it.
struct ProductSide {
    private let bytes: [UInt8]

    static func read(_ bytes: [UInt8]) -> PlainFile {
        ProductSide(bytes: bytes).read()
    }

    private func read() -> PlainFile {
        var names = NameTable()
        let source = SourceFile(path: "", bytes: bytes)
        let tree = SyntaxTree.parse(source, names: &names)
        let outer = SyntaxTree.parse(source, bodies: .skip, names: &names)
        var file = PlainFile()
        file.tokens = tree.tokens.filter { $0.kind != .endOfFile }.map { PlainToken(kind: kind(of: $0), start: Int($0.start), end: Int($0.end)) }
        file.declarations = DeclarationOutline(tree).entries.map { declaration($0) }
        file.outerDeclarations = DeclarationOutline(outer).entries.map { declaration($0) }
        file.problems = tree.problems.map { ($0.kind.rawValue, Int($0.offset)) }
        file.firstError = file.problems.map(\.offset).min()
        if file.firstError == nil { file.locals = ProductScopes.locals(bytes) }
        return file
    }

    private func kind(of token: Token) -> TokenClass {
        switch token.kind {
        case .identifier, .keyword, .dollarIdentifier: .word
        case .poundWord: .poundWord
        case .number: .number
        case .openQuote: .openQuote
        case .closeQuote: .closeQuote
        case .stringSegment: .stringSegment
        case .openInterpolation: .openInterpolation
        case .closeInterpolation: .closeInterpolation
        case .regex: .regex
        case .openParenthesis: .openParenthesis
        case .closeParenthesis: .closeParenthesis
        case .openBracket: .openBracket
        case .closeBracket: .closeBracket
        case .openBrace: .openBrace
        case .closeBrace: .closeBrace
        case .comma: .comma
        case .colon: .colon
        case .colonColon: .colonColon
        case .semicolon: .semicolon
        case .dot: .dot
        case .at: .at
        case .backslash: .backslash
        case .equal: .equal
        case .arrow: .arrow
        case .postfixQuestion: .postfixQuestion
        case .postfixExclamation: .postfixExclamation
        case .infixQuestion: .infixQuestion
        case .prefixAmpersand: .prefixAmpersand
        case .prefixOperator: Normalisation.isAngle(bytes, Int(token.start), Int(token.end)) ? .angle : .prefixOperator
        case .postfixOperator: Normalisation.isAngle(bytes, Int(token.start), Int(token.end)) ? .angle : .postfixOperator
        case .binaryOperator: Normalisation.isAngle(bytes, Int(token.start), Int(token.end)) ? .angle : .binaryOperator
        case .unknown, .endOfFile: .unknown
        }
    }

    private func declaration(_ entry: DeclarationOutline.Entry) -> PlainDeclaration {
        PlainDeclaration(
            kind: entry.kind.rawValue, name: Span(entry.name), range: Span(entry.range), depth: entry.depth, isLocal: entry.isLocal,
            attributes: entry.attributes.map { PlainPart(range: Span($0.range), name: Span($0.name)) },
            modifiers: entry.modifiers.map { PlainPart(range: Span($0.range), name: Span($0.name)) },
            inherited: entry.inheritedTypes.map { Span($0) },
            accessors: entry.accessors.map { accessor in
                switch accessor {
                case .named(let name): Int(name.start)
                case .getter: -1
                }
            })
    }
}

extension Span {
    fileprivate init(_ range: TextRange) { self.init(start: Int(range.start), end: Int(range.end)) }
}
