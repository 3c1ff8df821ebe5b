import Syntax

/// What a local that wasn't understood can't be: a class without a member that the code asks the local for.
struct LocalElimination {
    let analyzer: FileAnalyzer

    private var index: ProjectIndex { analyzer.index }
    private var tree: SyntaxTree { analyzer.tree }

    /// The classes that a local may be: those that the member may be which it is made from, and that have what the code
    /// asks the local for.
    ///
    /// - Parameter use: a place where the local is named.
    func remaining(use: SyntaxNode) -> [TypeID] {
        let classes = memberGiving(use).map { analyzer.possibleTypes(of: $0) } ?? analyzer.visibleClasses
        return remaining(of: classes, use: use)
    }

    /// `post.author` of `if let author = post.author`; nil where the local is made in any other way, or where a type
    /// from outside may have the member.
    private func memberGiving(_ use: SyntaxNode) -> SyntaxNode? {
        guard let declaration = onlyDeclaration(of: use), declaration.kind == .identifierPattern,
            let binding = declaration.parent, binding.kind == .binding || binding.kind == .optionalBindingCondition,
            let value = binding.child(.initializer)?.expressionChild
        else { return nil }
        guard binding.child(.typeAnnotation) == nil, value.kind == .chainExpression,
            let last = value.lastChild, last.kind == .memberComponent
        else { return nil }
        if case .external = analyzer.chainType(value, before: last).unwrapped { return nil }
        return value
    }

    /// The declaration of a local in the nearest block around that has one; nil where it may be another.
    private func onlyDeclaration(of use: SyntaxNode) -> SyntaxNode? {
        if LocalElimination.isImplicit(use.name) { return nil }
        var inner = use
        while let block = blockAround(inner), !block.kind.isTypeDeclaration {
            let declarations = declarations(of: use.name, in: block)
            if let first = declarations.first {
                let isSeen = declarations.count == 1 && visibleRange(of: first, in: block, use: use) != nil
                return isSeen ? first : nil
            }
            inner = block
        }
        return nil
    }

    /// The classes among some that a local may be.
    ///
    /// - Parameter use: a place where the local is named.
    func remaining(of classes: [TypeID], use: SyntaxNode) -> [TypeID] {
        // Nobody knows what members the types of other repositories have.
        guard analyzer.legacy.foreign.isEmpty else { return classes }
        let asked = membersAsked(of: use)
        return asked.isEmpty ? classes : classes.filter { id in asked.allSatisfy { mayHave($0, id) } }
    }

    /// The members that the blocks around a place ask the same local for, out to the one that declares it; none where
    /// the name may mean another local somewhere in the inner one.
    private func membersAsked(of use: SyntaxNode) -> Set<NameID> {
        if LocalElimination.isImplicit(use.name) { return [] }
        var asked: Set<NameID> = []
        var inner = use
        while let block = blockAround(inner), !block.kind.isTypeDeclaration {
            let declarations = declarations(of: use.name, in: block)
            guard declarations.count <= 1, let range = visibleRange(of: declarations.first, in: block, use: use) else {
                break
            }
            asked.formUnion(membersAsked(of: use.name, visibleIn: range))
            guard declarations.isEmpty else { break }
            inner = block
        }
        return asked
    }

    private func membersAsked(of name: NameID, visibleIn range: Range<Int>) -> Set<NameID> {
        let key = LocalMembers.Key(name: name, start: range.lowerBound, end: range.upperBound)
        if let known = analyzer.localMembers.asked[key] { return known }
        let asked = membersAsked(of: name, in: range)
        analyzer.localMembers.asked[key] = asked
        return asked
    }

    private func declarations(of name: NameID, in block: SyntaxNode) -> [SyntaxNode] {
        let key = LocalMembers.Key(name: name, start: block.firstToken, end: block.endToken)
        if let known = analyzer.localMembers.declarations[key] { return known }
        var declarations: [SyntaxNode] = []
        block.walk { node in
            if declares(node, name) { declarations.append(node) }
            return true
        }
        analyzer.localMembers.declarations[key] = declarations
        return declarations
    }

    /// Names that code declares without writing them.
    static func isImplicit(_ name: NameID) -> Bool {
        switch KnownName(rawValue: name) {
        case .error, .newValue, .oldValue: true
        default: false
        }
    }

    /// The tokens of a block in which a local is visible; nil where the place is not among them, or a part of the block
    /// declares the local for itself.
    private func visibleRange(of declaration: SyntaxNode?, in block: SyntaxNode, use: SyntaxNode) -> Range<Int>? {
        guard let declaration else { return block.tokenRange }
        guard declaration.endToken <= use.firstToken, blockAround(declaration) == block else { return nil }
        // What `if let` and `while let` bind ends with their block; what `guard let` binds goes on.
        let statement = declaration.ancestor {
            $0 == block || $0.kind == .guardStatement || $0.kind == .variableDeclaration
                || LocalElimination.ownsItsNames($0)
        }
        let start = endOfBinding(declaration)
        guard start <= use.firstToken else { return nil }
        guard let statement, LocalElimination.ownsItsNames(statement) else { return start..<block.endToken }
        guard statement.kind == .ifStatement || statement.kind == .whileStatement,
            let body = statement.child(.codeBlock), use.firstToken < body.endToken
        else { return nil }
        return start..<body.endToken
    }

    /// Behind the value that a local gets, which may name another one: `guard let value = value.model`.
    private func endOfBinding(_ declaration: SyntaxNode) -> Int {
        let binding = declaration.ancestor {
            $0.kind == .binding || $0.kind == .optionalBindingCondition || $0.kind == .matchingCondition
                || $0.kind == .codeBlock || $0.kind == .closureExpression
        }
        guard let binding, binding.kind != .codeBlock, binding.kind != .closureExpression else {
            return declaration.endToken
        }
        return binding.endToken
    }

    private static func ownsItsNames(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .ifStatement, .whileStatement, .forStatement, .switchStatement, .switchCase, .catchClause: true
        default: false
        }
    }

    /// Of a local that is unwrapped at some place, only what is asked behind that counts: the rest is asked of the
    /// optional.
    private func membersAsked(of name: NameID, in range: Range<Int>) -> Set<NameID> {
        var direct: Set<NameID> = []
        var unwrapped: Set<NameID> = []
        for position in range where isName(position, name) {
            var next = position + 1
            while next < range.upperBound,
                tree.tokens[next].kind == .postfixQuestion || tree.tokens[next].kind == .postfixExclamation
            { next += 1 }
            guard next + 1 < range.upperBound, tree.tokens[next].kind == .dot else { continue }
            let member = tree.tokens[next + 1]
            guard member.kind == .identifier || member.kind == .dollarIdentifier else { continue }
            if next > position + 1 { unwrapped.insert(member.payload) } else { direct.insert(member.payload) }
        }
        return unwrapped.isEmpty ? direct.filter { !mayBeOfOptional($0) } : unwrapped
    }

    private func mayBeOfOptional(_ name: NameID) -> Bool {
        if let optional = index.externalTypes[KnownName.Optional.id], !index.members(named: name, of: optional).isEmpty
        {
            return true
        }
        return SDKMembers.ofOptional.contains(index.text(name))
    }

    private func declares(_ node: SyntaxNode, _ name: NameID) -> Bool {
        switch node.kind {
        case .identifierPattern, .closureParameter, .parameter, .capture, .functionDeclaration: node.name == name
        // `set(value)`
        case .accessor: tree.tokens[node.tokenRange].prefix(3).contains { $0.kind == .identifier && $0.payload == name }
        // A pattern such as `case .loaded(let model)` binds names as expressions.
        case .bindingPattern: tree.tokens[node.tokenRange].contains { $0.kind == .identifier && $0.payload == name }
        default: false
        }
    }

    private func blockAround(_ node: SyntaxNode) -> SyntaxNode? {
        node.ancestor { $0.kind == .codeBlock || $0.kind == .closureExpression || $0.kind.isTypeDeclaration }
    }

    private func isName(_ position: Int, _ name: NameID) -> Bool {
        let token = tree.tokens[position]
        return token.kind == .identifier && token.payload == name
            && !(position > 0 && tree.tokens[position - 1].separatesNames)
    }

    // MARK: Members

    /// False for a class that neither declares a member nor gets it from anywhere.
    private func mayHave(_ name: NameID, _ id: TypeID) -> Bool {
        let text = index.text(name)
        guard index.memberNames.contains(name), !SDKMembers.universal.contains(text) else { return true }
        if analyzer.members.firstMember(named: name, in: id) != nil || analyzer.isDynamic(id) { return true }
        let foreign = Set(index.foreignConformances(of: id).map { index.text($0) })
        if foreign.contains("NSObject"), SDKPrefixes.ofObjectMembers.contains(where: { text.hasPrefix($0) }) {
            return true
        }
        return !foreign.allSatisfy { LocalElimination.isPlain($0) }
            || foreign.flatMap { SDKProtocols.refined(by: $0) }.contains { isExtended($0, with: name) }
    }

    /// True where an extension in the project gives a protocol or class from outside a member.
    private func isExtended(_ foreign: String, with name: NameID) -> Bool {
        guard let foreign = index.names.lookUp(foreign), let id = index.externalTypes[foreign] else { return false }
        return !index.members(named: name, of: id).isEmpty
    }

    /// True for protocols and classes of Swift and its SDKs that give their types no members but those of `mayHave`.
    static func isPlain(_ name: String) -> Bool {
        if SDKAncestors.plain.contains(name) { return true }
        return (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
            && SDKPrefixes.ofDelegates.contains { name.hasPrefix($0) }
    }
}

/// What was found out about locals of one file.
struct LocalMembers {
    struct Key: Hashable {
        let name: NameID
        /// Tokens.
        let start: Int
        let end: Int
    }

    /// The members that code asks a local for.
    var asked: [Key: Set<NameID>] = [:]
    /// The places in a block that declare a name.
    var declarations: [Key: [SyntaxNode]] = [:]
}
