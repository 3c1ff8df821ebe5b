import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// A file as swift-syntax sees it.
enum ReferenceSide {
    static func read(_ bytes: [UInt8]) -> PlainFile {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let reader = ReferenceReader(bytes: bytes)
        reader.walk(tree)
        var file = PlainFile()
        file.tokens = reader.merger.tokens
        file.declarations = reader.declarations
        if tree.hasError {
            let finder = FirstErrorFinder(viewMode: .all)
            finder.walk(tree)
            file.firstError = finder.offset == .max ? 0 : finder.offset
        } else {
            let scopes = ReferenceScopes()
            scopes.walk(tree)
            file.locals = scopes.locals
        }
        return file
    }
}

extension Span {
    fileprivate init(_ node: some SyntaxProtocol) {
        self.init(start: node.positionAfterSkippingLeadingTrivia.utf8Offset, end: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

/// The lowest offset at which something is missing, unexpected or no token.
private final class FirstErrorFinder: SyntaxVisitor {
    var offset = Int.max

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing { offset = min(offset, token.position.utf8Offset) }
        if let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error {
            offset = min(offset, token.position.utf8Offset + Int(diagnostic.byteOffset), token.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        return .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        offset = min(offset, node.positionAfterSkippingLeadingTrivia.utf8Offset)
        return .visitChildren
    }
}

/// Tokens and declarations in one walk.
private final class ReferenceReader: SyntaxVisitor {
    private let bytes: [UInt8]
    var merger = TokenMerger()
    var declarations: [PlainDeclaration] = []
    private var depth = 0
    /// How many attributes are around the place; the product does not parse their arguments.
    private var attributeDepth = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Tokens

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        let span = Span(token)
        switch token.rawTokenKind {
        case .endOfFile, .shebang: break
        case .stringSegment: merger.segment(span)
        case .stringQuote, .multilineStringQuote: merger.quote(span)
        case .rawStringPoundDelimiter: merger.delimiter(span)
        case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern:
            merger.regex(token.parent.flatMap { $0.as(RegexLiteralExprSyntax.self) }.map { Span($0) } ?? span)
        case .binaryOperator, .prefixOperator, .postfixOperator:
            if let parts = Normalisation.closingAngles(bytes, span) { merger.add(parts) } else { merger.add(operatorKind(token, span), span) }
        default: merger.add(kind(of: token, span), span)
        }
        return .skipChildren
    }

    /// The parser says what the name of an operator function is, the spaces around it don't.
    private func operatorKind(_ token: TokenSyntax, _ span: Span) -> TokenClass {
        let kind = kind(of: token, span)
        guard kind != .angle, let parent = token.parent, parent.is(FunctionDeclSyntax.self) || parent.is(OperatorDeclSyntax.self) else { return kind }
        return .anyOperator
    }

    /// `26.0` in `#available` is one number for the lexer and two for the parser, which takes it apart.
    override func visit(_ node: VersionTupleSyntax) -> SyntaxVisitorContinueKind {
        let major = Span(node.major)
        guard let first = node.components.first else { return .visitChildren }
        merger.add(.number, Span(start: major.start, end: Span(first.number).end))
        for component in node.components.dropFirst() {
            merger.add(.dot, Span(component.period))
            merger.add(.number, Span(component.number))
        }
        return .skipChildren
    }

    private func kind(of token: TokenSyntax, _ span: Span) -> TokenClass {
        switch token.rawTokenKind {
        case .identifier, .keyword, .wildcard, .dollarIdentifier: .word
        case .pound, .poundAvailable, .poundElse, .poundElseif, .poundEndif, .poundIf, .poundSourceLocation, .poundUnavailable: .poundWord
        case .integerLiteral, .floatLiteral: .number
        case .leftParen: .openParenthesis
        case .rightParen: .closeParenthesis
        case .leftSquare: .openBracket
        case .rightSquare: .closeBracket
        case .leftBrace: .openBrace
        case .rightBrace: .closeBrace
        case .leftAngle, .rightAngle: .angle
        case .comma: .comma
        case .colon: .colon
        case .colonColon: .colonColon
        case .semicolon: .semicolon
        case .period: .dot
        case .atSign: .at
        case .backslash: .backslash
        case .equal: .equal
        case .arrow: .arrow
        case .ellipsis: .anyOperator
        case .exclamationMark: .postfixExclamation
        case .postfixQuestionMark: .postfixQuestion
        case .infixQuestionMark: .infixQuestion
        case .prefixAmpersand: .prefixAmpersand
        case .prefixOperator: Normalisation.isAngle(bytes, span.start, span.end) ? .angle : .prefixOperator
        case .postfixOperator: Normalisation.isAngle(bytes, span.start, span.end) ? .angle : .postfixOperator
        case .binaryOperator: Normalisation.isAngle(bytes, span.start, span.end) ? .angle : .binaryOperator
        default: .unknown
        }
    }

    // MARK: Declarations

    private func add(
        _ kind: String, _ name: Span, _ node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
        inherited: InheritanceClauseSyntax? = nil, accessors: AccessorBlockSyntax? = nil
    ) {
        guard attributeDepth == 0 else { return }
        declarations.append(
            PlainDeclaration(
                kind: kind, name: name, range: Span(node), depth: depth, attributes: attributes.compactMap { part($0) },
                modifiers: modifiers.map { PlainPart(range: Span($0), name: Span($0.name)) },
                inherited: inherited?.inheritedTypes.map { Span($0.type) } ?? [], accessors: accessors.map { words(of: $0) } ?? []))
    }

    private func part(_ element: AttributeListSyntax.Element) -> PlainPart? {
        guard case .attribute(let attribute) = element else { return nil }
        let type = attribute.attributeName
        let name: TokenSyntax? = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
        return PlainPart(range: Span(attribute), name: name.map { Span($0) } ?? Span(type))
    }

    private func words(of block: AccessorBlockSyntax) -> [Int] {
        switch block.accessors {
        case .accessors(let list): list.map { Span($0.accessorSpecifier).start }
        case .getter: [-1]
        @unknown default: []
        }
    }

    private func enter() -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    private func leave() { depth -= 1 }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        attributeDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: AttributeSyntax) { attributeDepth -= 1 }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let start = node.importKindSpecifier.map { Span($0).start } ?? Span(node.path).start
        add("import", Span(start: start, end: Span(node.path).end), node, node.attributes, node.modifiers)
        return enter()
    }
    override func visitPost(_ node: ImportDeclSyntax) { leave() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add("class", Span(node.name), node, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return enter()
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add("struct", Span(node.name), node, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return enter()
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add("enum", Span(node.name), node, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return enter()
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add("actor", Span(node.name), node, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return enter()
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add("protocol", Span(node.name), node, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return enter()
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add("extension", Span(node.extendedType), node, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return enter()
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add("typealias", Span(node.name), node, node.attributes, node.modifiers)
        return enter()
    }
    override func visitPost(_ node: TypeAliasDeclSyntax) { leave() }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        add("associatedtype", Span(node.name), node, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return enter()
    }
    override func visitPost(_ node: AssociatedTypeDeclSyntax) { leave() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = node.bindingSpecifier.text
        for binding in node.bindings {
            for name in names(in: binding.pattern) {
                add(kind, name, node, node.attributes, node.modifiers, accessors: binding.accessorBlock)
            }
        }
        return enter()
    }
    override func visitPost(_ node: VariableDeclSyntax) { leave() }

    private func names(in pattern: PatternSyntax) -> [Span] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [Span(identifier)] }
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return names(in: binding.pattern) }
        return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add("func", Span(node.name), node, node.attributes, node.modifiers)
        return enter()
    }
    override func visitPost(_ node: FunctionDeclSyntax) { leave() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add("init", Span(node.initKeyword), node, node.attributes, node.modifiers)
        return enter()
    }
    override func visitPost(_ node: InitializerDeclSyntax) { leave() }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add("deinit", Span(node.deinitKeyword), node, node.attributes, node.modifiers)
        return enter()
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        add("subscript", Span(node.subscriptKeyword), node, node.attributes, node.modifiers, accessors: node.accessorBlock)
        return enter()
    }
    override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements { add("case", Span(element.name), node, node.attributes, node.modifiers) }
        return enter()
    }
    override func visitPost(_ node: EnumCaseDeclSyntax) { leave() }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        // `prefix` and its like are the keyword's specifier for this side and a modifier for the other.
        let fixity = PlainPart(range: Span(node.fixitySpecifier), name: Span(node.fixitySpecifier))
        declarations.append(
            PlainDeclaration(
                kind: "operator", name: Span(node.name), range: Span(node), depth: depth, modifiers: [fixity]))
        return enter()
    }
    override func visitPost(_ node: OperatorDeclSyntax) { leave() }

    override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
        add("precedencegroup", Span(node.name), node, node.attributes, node.modifiers)
        return enter()
    }
    override func visitPost(_ node: PrecedenceGroupDeclSyntax) { leave() }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        add("macro", Span(node.name), node, node.attributes, node.modifiers)
        return enter()
    }
    override func visitPost(_ node: MacroDeclSyntax) { leave() }
}
