import SourceText

/// The declarations of one file in a flat list, as anyone can compare it with what another parser says.
///
/// A variable has an entry for each name that it binds, an enum case for each element. Declarations within bodies are
/// listed too.
public struct DeclarationOutline: Sendable {
    public enum Kind: String, Sendable {
        case `import`, `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`
        case `var`, `let`, `func`, `init`, `deinit`, `subscript`, `case`, `operator`, `precedencegroup`, macro, unknown
    }

    public struct Entry: Sendable {
        public let kind: Kind
        /// What is declared: a name, the type that is extended, the path of an import; the keyword where there is no
        /// name.
        public let name: TextRange
        /// From the first attribute or modifier to the end of the body. A variable or an enum case has the range of all
        /// its names.
        public let range: TextRange
        /// How many declarations stand around it.
        public let depth: Int
        /// True within a function, an accessor or a closure.
        public let isLocal: Bool
        /// With the at sign and the arguments.
        public let attributes: [Part]
        public let modifiers: [Part]
        public let inheritedTypes: [TextRange]
        public let accessors: [Accessor]
    }

    /// An attribute or a modifier: all of it, and its name.
    public struct Part: Hashable, Sendable {
        public let range: TextRange
        public let name: TextRange
    }

    /// An accessor of a variable or a subscript.
    public enum Accessor: Hashable, Sendable {
        /// The word `get`, `set`, `didSet` …
        case named(TextRange)
        /// Statements alone.
        case getter
    }

    public private(set) var entries: [Entry] = []

    public init(_ tree: SyntaxTree) {
        visit(tree.root, depth: 0, isLocal: false)
    }

    private mutating func visit(_ node: SyntaxNode, depth: Int, isLocal: Bool) {
        let kind = kind(of: node)
        let isDeclaration = kind != nil
        if let kind { add(node, kind, depth, isLocal) }
        let isLocalBelow =
            isLocal || isDeclaration && !node.kind.isTypeDeclaration || node.kind == .codeBlock
            || node.kind == .closureExpression
        for child in node.children { visit(child, depth: depth + (isDeclaration ? 1 : 0), isLocal: isLocalBelow) }
    }

    private mutating func add(_ node: SyntaxNode, _ kind: Kind, _ depth: Int, _ isLocal: Bool) {
        let children = Array(node.children)
        let attributes = children.filter { $0.kind == .attribute }.map {
            Part(range: $0.range, name: $0.anchorToken.range)
        }
        let modifiers = children.filter { $0.kind == .modifier }.map {
            Part(range: $0.range, name: $0.anchorToken.range)
        }
        let inherited = node.child(.inheritanceClause).map { $0.children.map(\.range) } ?? []
        for (written, accessors) in declared(by: node, kind) {
            // Where the name is missing, what comes next stands in its place.
            let isMissing = written.isEmpty || !node.range.contains(written)
            let name = isMissing ? keyword(of: node) : written
            entries.append(
                Entry(
                    kind: kind, name: name, range: node.range, depth: depth, isLocal: isLocal, attributes: attributes,
                    modifiers: modifiers,
                    inheritedTypes: inherited, accessors: accessors))
        }
    }

    private func kind(of node: SyntaxNode) -> Kind? {
        switch node.kind {
        case .importDeclaration: .import
        case .classDeclaration: .class
        case .structDeclaration: .struct
        case .enumDeclaration: .enum
        case .actorDeclaration: .actor
        case .protocolDeclaration: .protocol
        case .extensionDeclaration: .extension
        case .typealiasDeclaration: .typealias
        case .associatedTypeDeclaration: .associatedtype
        case .variableDeclaration: node.name == KnownName.var.id ? .var : .let
        case .functionDeclaration: .func
        case .initializerDeclaration: .`init`
        case .deinitializerDeclaration: .deinit
        case .subscriptDeclaration: .subscript
        case .enumCaseDeclaration: .case
        case .otherDeclaration: Kind(rawValue: node.tree.text(introducer(of: node))) ?? .unknown
        default: nil
        }
    }

    /// Index of the token behind attributes and modifiers.
    private func introducer(of node: SyntaxNode) -> Int {
        node.children.reduce(node.firstToken) { $1.kind == .attribute || $1.kind == .modifier ? $1.endToken : $0 }
    }

    private func keyword(of node: SyntaxNode) -> TextRange {
        node.tree.tokens[min(introducer(of: node), node.lastToken)].range
    }

    /// True for a word or an operator, and not for the bracket or equals sign that stands where a name is missing.
    private func isName(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .keyword, .dollarIdentifier, .prefixOperator, .postfixOperator, .binaryOperator,
            .prefixAmpersand, .postfixQuestion,
            .postfixExclamation, .infixQuestion:
            true
        default: false
        }
    }

    /// The names that a node declares, each with its accessors.
    private func declared(by node: SyntaxNode, _ kind: Kind) -> [(TextRange, [Accessor])] {
        let tokens = node.tree.tokens
        switch kind {
        case .var, .let:
            return node.children.filter { $0.kind == .binding }.flatMap { binding -> [(TextRange, [Accessor])] in
                let found = binding.firstChild.map { names(in: $0) } ?? []
                return found.map { ($0, accessors(of: binding)) }
            }
        case .case: return node.children.filter { $0.kind == .enumCaseElement }.map { ($0.anchorToken.range, []) }
        case .import:
            let first = min(node.anchor + 1, node.lastToken)
            return [(TextRange(tokens[first].start, tokens[node.lastToken].end), [])]
        case .extension: return [(node.typeChild?.range ?? node.anchorToken.range, [])]
        case .operator, .precedencegroup, .macro, .unknown:
            return [(tokens[min(introducer(of: node) + 1, node.lastToken)].range, [])]
        default:
            guard isName(node.anchorToken) else { return [(keyword(of: node), accessors(of: node))] }
            var last = node.anchor
            let end = min(node.child(.genericParameterClause)?.firstToken ?? tokens.count, tokens.count)
            while last + 1 < end, tokens[last + 1].continuesOperator { last += 1 }
            return [(TextRange(node.anchorToken.start, tokens[last].end), accessors(of: node))]
        }
    }

    private func names(in pattern: SyntaxNode) -> [TextRange] {
        switch pattern.kind {
        case .identifierPattern: [pattern.range]
        case .tuplePattern, .bindingPattern: pattern.children.flatMap { names(in: $0) }
        default: []
        }
    }

    private func accessors(of node: SyntaxNode) -> [Accessor] {
        guard let block = node.child(.accessorBlock) else { return [] }
        var found: [Accessor] = []
        block.walk { part in
            if part.kind == .accessor { found.append(.named(part.anchorToken.range)) }
            if part.kind == .codeBlock { found.append(.getter) }
            return part.kind != .accessor && part.kind != .codeBlock
        }
        return found
    }
}
