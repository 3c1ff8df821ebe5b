import SourceText
import Syntax

/// Walks the tree of one file with its scopes and collects the references that matter.
///
/// A name is looked up as Swift does: locals, members of the types around, globals, types. What can't be resolved is
/// `unknown`, and a reference with an unknown type concerns every class that it may be.
///
/// A class, since a structure of this size is copied where its functions call each other.
// `@exclusivity(unchecked)`: used by one thread, and nothing holds one of the variables while a function of the
// analyzer runs.
public final class FileAnalyzer {
    let index: ProjectIndex
    let legacy: LegacyTypes
    let file: Int
    let tree: SyntaxTree
    let members: MemberResolver
    @exclusivity(unchecked) var scope = Scope()
    @exclusivity(unchecked) var references: [Reference] = []
    @exclusivity(unchecked) var uses: MemberUses
    @exclusivity(unchecked) var typeOfNode: [Int32: TypeID] = [:]
    @exclusivity(unchecked) var localMembers = LocalMembers()
    /// What closures get that don't say it, by their nodes.
    @exclusivity(unchecked) var closureParameterTypes: [Int32: [ResolvedType]] = [:]
    /// What code gives back as `any ObservableObject`, by nodes.
    @exclusivity(unchecked) var valuesOfExistentials: Set<Int32> = []
    /// Within a type whose head leads to a class, so that any name in it may be one of the class's.
    @exclusivity(unchecked) private var isInLeadingType: Bool
    let leading: LeadingTokens
    private let factByOffset: [UInt32: Int]
    /// The classes that a value of which nothing is known may be.
    private(set) lazy var visibleClasses = visible(legacy.sortedClasses)
    /// Nil where the project does not name it.
    let associatedPublisher: NameID?

    /// The references of a file. `tree` must be lexed with a copy of the index's names.
    ///
    /// - Parameters:
    ///   - members: remembers types of members from file to file.
    ///   - hazards: gets what the file does to properties.
    public static func analyze(
        file: Int, tree: SyntaxTree, members: MemberResolver, legacy: LegacyTypes, hazards: inout HazardCollector
    ) -> FileAnalysis {
        let analyzer = FileAnalyzer(file: file, tree: tree, members: members, legacy: legacy)
        for item in tree.root.children { analyzer.hoist(item) }
        for item in tree.root.children { analyzer.visit(item) }
        analyzer.recordAmbiguousNames()
        analyzer.uses.finish()
        return FileAnalysis(
            file: file, tree: tree, references: analyzer.references, uses: analyzer.uses.compacted,
            hazards: hazards.add(tree, uses: analyzer.uses, legacy: legacy), typeOfNode: analyzer.typeOfNode)
    }

    private init(file: Int, tree: SyntaxTree, members: MemberResolver, legacy: LegacyTypes) {
        self.file = file
        self.tree = tree
        self.members = members
        self.legacy = legacy
        index = members.index
        uses = MemberUses(nodeCount: tree.nodeCount)
        var facts: [UInt32: Int] = [:]
        for (number, fact) in index.files[file].types.enumerated() { facts[fact.offset] = number }
        factByOffset = facts
        associatedPublisher = index.names.lookUp(FileAnalyzer.nameOfAssociatedPublisher)
        leading = LeadingTokens(tree, legacy, index.names)
        // Where the parser is not to be trusted, everything is looked at.
        isInLeadingType = !tree.problems.isEmpty || tree.mayHideNames
    }

    var context: LexicalContext { scope.context(file: file, index: index) }

    // MARK: Recording

    func record(
        _ kind: Reference.Kind, _ node: SyntaxNode, types: [TypeID], isCertain: Bool = true,
        property: PropertyKey? = nil,
        type: ResolvedType = .unknown
    ) {
        let types = isCertain ? types : types.filter { index.isReachable($0, from: file) }
        guard !types.isEmpty || kind == .localClass else { return }
        var reference = Reference(
            kind: kind, node: node, types: types, isCertain: isCertain, property: property, type: type)
        if let name = property?.name {
            reference.isNameHidden = scope.hasLocal(named: name)
            reference.isProjectionHidden = scope.hasProjection(named: name)
        }
        references.append(reference)
    }

    /// Records a reference to whatever legacy classes occur in a type; where it is unknown, to all that the expression
    /// may be.
    ///
    /// - Parameter classes: the only ones that can be at the place; nil for any.
    func record(
        _ kind: Reference.Kind, _ node: SyntaxNode, type: ResolvedType, expression: SyntaxNode?,
        among classes: Set<TypeID>? = nil,
        property: PropertyKey? = nil
    ) {
        let type = type.asValue
        var found: [TypeID] = []
        var isCertain = true
        switch kind {
        case .wrapperProperty, .injection, .projection, .storage, .storageAssignment:
            // The object decides, not the arguments of a generic class.
            for type in type.alternatives ?? [type] {
                if let id = type.typeID, legacy.classes[id] != nil, !found.contains(id) { found.append(id) }
                for id in legacy.classes(behind: type) where !found.contains(id) { found.append(id) }
            }
        default:
            type.forEachType { id in
                if legacy.classes[id] != nil, !found.contains(id) { found.append(id) }
                for id in legacy.conformers[id] ?? [] where !found.contains(id) { found.append(id) }
            }
        }
        if case .uncertain = type.unwrapped { isCertain = false }
        if let parts = type.alternatives {
            isCertain = false
            if !parts.allSatisfy(\.isKnown) { found = expression.map { possibleTypes(of: $0) } ?? visibleClasses }
        }
        if found.isEmpty, !type.isKnown {
            isCertain = false
            found = expression.map { possibleTypes(of: $0) } ?? visibleClasses
        }
        if let classes { found.removeAll { !classes.contains($0) } }
        record(kind, node, types: found, isCertain: isCertain, property: property, type: type)
    }

    /// Those of some classes that a value in this file may be.
    func visible(_ classes: [TypeID]) -> [TypeID] { classes.filter { index.mayBeOfClass($0, in: file, legacy) } }

    /// The classes an expression that wasn't understood may be: those which a declaration of its last name has, else
    /// all.
    func possibleTypes(of expression: SyntaxNode) -> [TypeID] {
        guard let name = lastName(of: expression) else { return visibleClasses }
        if expression.kind == .identifierExpression, scope.hasLocal(named: name) {
            return LocalElimination(analyzer: self).remaining(use: expression)
        }
        return possibleTypes(named: name, isMember: expression.kind == .chainExpression)
    }

    /// The classes that declarations of a name have. A local has the name by chance: nothing is known of it.
    func possibleTypes(named name: NameID, isMember: Bool) -> [TypeID] {
        guard let types = legacy.membersOfLegacyType[name], isMember || !scope.hasLocal(named: name),
            legacy.foreign.isEmpty
        else { return visibleClasses }
        // `subject.value`: members of libraries that give whatever their owner holds.
        if isMember, SDKMembers.handingOn.contains(index.text(name)) { return visibleClasses }
        return visible(types.sorted())
    }

    private func lastName(of node: SyntaxNode) -> NameID? {
        switch node.kind {
        case .identifierExpression, .implicitMemberExpression: return node.name
        case .chainExpression:
            var name: NameID?
            for part in node.children where part.kind == .memberComponent || part.kind == .identifierExpression {
                name = part.name
            }
            return name
        case .prefixExpression: return node.expressionChild.flatMap { lastName(of: $0) }
        case .tupleExpression: return node.firstChild?.expressionChild.flatMap { lastName(of: $0) }
        default: return nil
        }
    }

    // MARK: Walking

    func visit(_ node: SyntaxNode) {
        if leadsNowhere(node) { return uses.passOver(node) }
        switch node.kind {
        case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
            .extensionDeclaration:
            visitType(node)
        case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration:
            visitFunction(node)
        case .variableDeclaration: visitVariable(node)
        case .codeBlock: visitBlock(node)
        case .closureExpression: visitClosure(node, parameters: nil)
        case .ifStatement, .whileStatement: visitConditional(node)
        case .guardStatement:
            // First, since what the conditions bind is not visible in the block.
            if let block = node.child(.codeBlock) { visit(block) }
            for child in node.children where child.kind != .codeBlock { visit(child) }
        case .optionalBindingCondition: visitOptionalBinding(node)
        case .forStatement: visitFor(node)
        case .switchCase, .catchClause, .matchingCondition: visitCase(node)
        case .chainExpression: visitChain(node)
        case .identifierExpression: visitIdentifier(node)
        case .implicitMemberExpression: visitImplicitMember(node)
        case .sequenceExpression: visitSequence(node)
        case .namedType: visitNamedType(node)
        case .keyPathExpression: visitKeyPath(node)
        case .returnStatement:
            visitChildren(node)
            if let value = node.expressionChild { visitValueGivenBack(value) }
        case .associatedTypeDeclaration:
            recordForeignNames(within: node)
            visitAssociatedType(node)
        case .typealiasDeclaration:
            visitAliasInExtension(node)
            recordForeignNames(within: node)
            if let type = node.typeChild, type.kind != .compositionType, !isUnboundGeneric(type) { visit(type) }
        case .conditionalCompilation:
            let saved = scope.setConditional(true)
            visitChildren(node)
            _ = scope.setConditional(saved)
        case .typeExpression: visitTypeExpression(node)
        case .genericParameterClause, .whereClause: recordForeignNames(within: node)
        case .importDeclaration, .attribute: break
        default: visitChildren(node)
        }
    }

    func visitChildren(_ node: SyntaxNode) {
        for child in node.children { visit(child) }
    }

    /// The conditions and the block in a scope of their own, then what stands behind `else`.
    private func visitConditional(_ node: SyntaxNode) {
        scope.push()
        var isInElse = false
        for child in node.children {
            visit(child)
            guard child.kind == .codeBlock, !isInElse else { continue }
            isInElse = true
            scope.pop()
        }
        if !isInElse { scope.pop() }
    }

    /// True for a member or a piece of code that holds no name which leads to a legacy class; see `LeadingNames`.
    private func leadsNowhere(_ node: SyntaxNode) -> Bool {
        guard !isInLeadingType else { return false }
        // `\.title` names a member of whatever class the code around asks for.
        if node.kind == .keyPathExpression, node.firstChild?.kind == .memberComponent { return false }
        if scope.isInCode || node.kind.isExpression { return !leading.holdsNameOrLocal(node.tokenRange) }
        switch node.kind {
        case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration,
            .variableDeclaration:
            return !leading.holdsName(node.tokenRange)
        default: return false
        }
    }

    /// Attributes alone between `#if` and `#endif` parse as a type: whatever the property behind them is, it is not
    /// what it seems.
    private func visitTypeExpression(_ node: SyntaxNode) {
        node.walk { part in
            if part.kind == .attribute, LegacyWrapper(part.name) != nil {
                record(.legacyTypeName, part, type: .unknown, expression: nil)
            }
            return true
        }
        visitChildren(node)
    }

    private func visitBlock(_ node: SyntaxNode) {
        scope.push()
        for item in node.children { hoist(item) }
        visitChildren(node)
        if let last = node.lastChild { visitValueGivenBack(last) }
        scope.pop()
    }

    /// Types and functions of a block are visible before their declaration.
    func hoist(_ node: SyntaxNode) {
        if factByOffset[node.anchorToken.start] == nil, scope.isInCode || node.kind.isTypeDeclaration,
            let type = TypeResolver(index: index).localType(node, in: context)
        {
            scope.declareLocalType(node.name, type)
        }
        if node.kind == .functionDeclaration, scope.isInCode {
            let result = node.child(.returnType)?.typeChild.map { resolve($0) }
            scope.declare(node.name, .function(result ?? .external(KnownName.Void.id, [])))
        }
        if node.kind == .conditionalCompilation {
            for clause in node.children { for item in clause.children { hoist(item) } }
        }
    }

    // MARK: Declarations

    private func visitType(_ node: SyntaxNode) {
        let reference = factByOffset[node.anchorToken.start].map { TypeFactReference(file: file, type: $0) }
        let id = reference.flatMap { index.type(of: $0) }
        if let id { typeOfNode[node.index] = id }
        recordDeclaration(node, id: id, reference: reference)
        let saved = isInLeadingType
        defer { isInLeadingType = saved }
        let block = node.child(.memberBlock)
        if id == nil || leading.holdsName(node.firstToken..<(block?.firstToken ?? node.endToken)) {
            isInLeadingType = true
        }
        var frame = Scope.Frame()
        frame.type = .some(id)
        frame.isSpecialized = node.kind == .extensionDeclaration && node.child(.whereClause) != nil
        if id == nil { frame.genericParameters = genericParameters(of: node) }
        if frame.isSpecialized, let reference {
            let required = index.constraintsOnSelf(in: reference, resolver: TypeResolver(index: index))
                .flatMap(\.conjuncts).compactMap(\.typeID)
            if !required.isEmpty { frame.requiredOfSelf = required }
        }
        scope.push(frame)
        recordForeignNames(inHeadOf: node)
        if let clause = node.child(.inheritanceClause) { visitInheritance(clause, of: node) }
        visitOpenType(node)
        if let block {
            for item in block.children { hoist(item) }
            visitChildren(block)
        }
        scope.pop()
    }

    /// Generic arguments of what a type inherits; the protocols themselves are the index's matter.
    private func visitInheritance(_ clause: SyntaxNode, of declaration: SyntaxNode) {
        let mayConform = declaration.kind != .structDeclaration && declaration.kind != .enumDeclaration
        for entry in clause.children {
            if declaration.kind == .protocolDeclaration, entry.inheritedType?.kind == .compositionType { continue }
            for part in entry.inheritedParts
            where !mayConform || part.lastTypeComponent?.name != KnownName.ObservableObject.id { visit(part) }
        }
    }

    private func recordDeclaration(_ node: SyntaxNode, id: TypeID?, reference: TypeFactReference?) {
        guard let id, let reference else {
            guard node.kind == .classDeclaration else { return }
            if inheritsObservableObject(node) { record(.localClass, node, types: []) }
            return record(.localConformer, node, types: conformersBeside(node))
        }
        if node.kind == .protocolDeclaration {
            return record(.protocolDeclaration, node, types: legacy.conformers[id] ?? [])
        }
        guard let ways = legacy.classes[id] else { return }
        if node.kind == .extensionDeclaration {
            let conforms = ways.contains { way in
                switch way {
                case .clause(let part, _), .composition(let part, _): part == reference
                default: false
                }
            }
            if conforms { record(.conformanceExtension, node, types: [id]) }
        } else {
            record(.classDeclaration, node, types: [id])
            recordWitnesses(node, of: id)
        }
    }

    private func inheritsObservableObject(_ node: SyntaxNode) -> Bool {
        guard let clause = node.child(.inheritanceClause) else { return false }
        return clause.children.flatMap(\.inheritedParts).contains {
            $0.lastTypeComponent?.name == KnownName.ObservableObject.id
        }
    }

    /// The classes that conform to a protocol which the class in a function conforms to as well.
    private func conformersBeside(_ node: SyntaxNode) -> [TypeID] {
        var found: Set<TypeID> = []
        for entry in node.child(.inheritanceClause)?.children ?? .none(of: tree) {
            if let type = entry.typeChild { found.formUnion(legacy.classes(behind: resolve(type))) }
        }
        return found.sorted()
    }

    /// `ObservableObject`, or a generic type without arguments: what an alias of it stands for is the index's matter.
    private func isUnboundGeneric(_ type: SyntaxNode) -> Bool {
        guard let last = type.lastTypeComponent, !last.children.contains(where: { $0.kind.isType }) else {
            return false
        }
        return last.name == KnownName.ObservableObject.id || legacy.openGenerics[last.name]?.isGenericType ?? false
    }

    private func visitFunction(_ node: SyntaxNode) {
        let isLocal = scope.isInCode
        var frame = Scope.Frame()
        frame.genericParameters = genericParameters(of: node)
        scope.push(frame)
        visitOpenFunction(node, isLocal: isLocal)
        for child in node.children {
            switch child.kind {
            case .parameterClause:
                // Default values see none of the parameters.
                for parameter in child.children where parameter.kind == .parameter { visitParameter(parameter) }
                for parameter in child.children where parameter.kind == .parameter {
                    scope.declare(parameter.name, parameter.typeChild.map { resolve($0) } ?? .unknown)
                }
            case .accessorBlock: visitAccessors(child, of: node.child(.returnType)?.typeChild)
            default: visit(child)
            }
        }
        scope.pop()
    }

    private func visitParameter(_ parameter: SyntaxNode) {
        if let wrapper = parameter.children.first(where: { $0.kind == .attribute && LegacyWrapper($0.name) != nil }) {
            record(.legacyTypeName, wrapper, type: parameter.typeChild.map { resolve($0) } ?? .unknown, expression: nil)
        }
        for child in parameter.children {
            // `some ObservableObject` is generic code; values are judged where they flow in.
            if child.kind == .someType {
                recordForeignNames(within: child)
                continue
            }
            visit(child)
        }
    }

    func genericParameters(of node: SyntaxNode) -> [NameID: [ResolvedType]] {
        node.child(.genericParameterClause) == nil
            ? [:] : TypeResolver(index: index).genericParameters(of: node, in: context)
    }

    /// The type that a type node stands for at this place.
    func resolve(_ type: SyntaxNode) -> ResolvedType { TypeResolver(index: index).resolve(type, in: context) }
}
