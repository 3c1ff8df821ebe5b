import SourceText
import Syntax

/// Values that flow into code which is generic over `ObservableObject`.
///
/// Code that asks for a protocol of the project instead takes its values as before, once the protocol and all that conforms to it have moved.
extension FileAnalyzer {
    func visitGenericArguments(_ node: SyntaxNode) {
        guard node.firstChild != nil else { return }
        let arguments = node.children.filter { $0.kind.isType }
        guard !arguments.isEmpty else { return }
        recordGenericArguments(arguments, of: node.name)
        for argument in arguments { visit(argument) }
    }

    /// The arguments that are written behind the name of a generic type.
    func recordGenericArguments(_ arguments: [SyntaxNode], of name: NameID) {
        guard legacy.leads.contains(name), let open = legacy.openGenerics[name], open.namesObservableObject else { return }
        for argument in arguments { recordFlow(argument, type: resolve(argument), expression: nil, into: open.classes) }
    }

    /// Records that a value flows into generic code. Only classes that meet the code's constraints can be there.
    private func recordFlow(_ node: SyntaxNode, type: ResolvedType, expression: SyntaxNode?, into classes: Set<TypeID>?) {
        record(.genericFlow, node, type: type, expression: expression, among: classes)
    }

    private func recordFlow(_ node: SyntaxNode, types: [TypeID], into classes: Set<TypeID>?) {
        record(.genericFlow, node, types: classes.map { classes in types.filter { classes.contains($0) } } ?? types, isCertain: false)
    }

    /// `associatedtype Model: ObservableObject`: concerns the classes that the conforming types of the project may put there.
    func visitAssociatedType(_ node: SyntaxNode) {
        visitOpenWhere(node)
        guard let clause = node.child(.inheritanceClause), let owner = scope.types.first else { return }
        let constraints = clause.children.compactMap { $0.typeChild.map { resolve($0) } }
        guard index.namesObservableObject(constraints), mayHaveConformers(owner) else { return }
        var found: Set<TypeID> = []
        for type in index.types.indices where index.types[type].inherited.contains(where: { $0.type.typeID == owner }) {
            for (name, classes) in legacy.membersOfLegacyType where !index.members(named: name, of: type).isEmpty { found.formUnion(classes) }
        }
        let types = found.isEmpty ? legacy.sortedClasses : found.sorted()
        recordFlow(node, types: types, into: index.classes(meeting: constraints, in: legacy))
    }

    /// False for a protocol that only its own declaration names: nothing conforms to it.
    private func mayHaveConformers(_ type: TypeID) -> Bool {
        let name = index.types[type].name
        if index.types[type].access >= .public || index.types[type].declarations.count != 1 { return true }
        if tree.tokens.count(where: { $0.kind == .identifier && $0.payload == name }) > 1 { return true }
        return index.files.indices.contains { $0 != file && index.mentions(name, file: $0) }
    }

    /// A call of something generic over `ObservableObject`, or of a member that the project adds to `ObservableObject`.
    func visitOpenGeneric(_ node: SyntaxNode, base: ResolvedType?) {
        guard legacy.leads.contains(node.name) else { return }
        if legacy.extensionMembers[node.name] != nil { recordExtensionMember(node, base: base) }
        guard let open = legacy.openGenerics[node.name], open.namesObservableObject, node.anchorToken.kind == .identifier, mayMean(open, base: base)
        else { return }
        guard let call = node.nextSibling, call.kind == .callComponent else {
            // A generic function as a value: which type it is used with is not seen here.
            if open.isFunction, !scope.hasLocal(named: node.name), node.nextSibling == nil {
                recordFlow(node, types: legacy.sortedClasses, into: open.classes)
            }
            return
        }
        var isJudged = false
        for argument in call.children where argument.kind == .argument {
            guard let value = argument.expressionChild else { continue }
            let first = tree.tokens[argument.firstToken]
            let hasLabel = argument.firstToken < value.firstToken
            if value.kind == .closureExpression {
                guard !open.labels.isEmpty, !hasLabel || open.labels.contains(first.payload), open.isFunction else { continue }
                isJudged = true
                recordFlow(argument, types: classesNamed(in: value), into: open.classes)
                continue
            }
            guard open.labels.contains(hasLabel ? first.payload : KnownName._.id) else { continue }
            isJudged = true
            recordFlow(argument, type: type(of: value), expression: value, into: open.classes)
        }
        if open.isInferredFromResult, !isJudged { recordFlow(node, types: legacy.sortedClasses, into: open.classes) }
    }

    /// False for a member of a known value whose type has nothing of the kind: `String.create` is not the function `create` of a model.
    private func mayMean(_ open: OpenGeneric, base: ResolvedType?) -> Bool {
        guard let base, let owners = open.owners else { return true }
        let value: ResolvedType
        if case .metatype(let instance) = base { value = instance.unwrapped } else { value = base.unwrapped }
        switch value {
        case .nominal(let id, _): return index.lookUpOrder[id].contains { owners.contains($0) } || !index.subclasses(of: id, in: legacy).allSatisfy { !owners.contains($0) }
        case .external(let name, _):
            guard name != KnownName.Any.id else { return owners.contains { index.types[$0].kind == .external } }
            return index.externalTypes[name].map { owners.contains($0) } ?? false || owners.contains { index.types[$0].kind == .protocol }
        default: return true
        }
    }

    /// The legacy classes that are named in code that was not understood; all where none is.
    private func classesNamed(in node: SyntaxNode) -> [TypeID] {
        var names: Set<NameID> = []
        for token in tree.tokens[node.firstToken..<node.endToken] where token.kind == .identifier { names.insert(token.payload) }
        let found = legacy.sortedClasses.filter { names.contains(index.types[$0].name) }
        return found.isEmpty ? legacy.sortedClasses : found
    }

    /// `where T: ObservableObject` of a protocol, an extension or an associated type: values may come from anywhere.
    func visitOpenWhere(_ node: SyntaxNode) {
        guard let clause = node.child(.whereClause), let constraints = legacyConstraints(in: clause) else { return }
        recordFlow(clause, types: legacy.sortedClasses, into: index.classes(meeting: constraints, in: legacy))
    }

    /// An operator or a subscript that is generic over `ObservableObject`: its uses have no name to look for.
    func visitNamelessGeneric(_ node: SyntaxNode) {
        guard node.kind == .subscriptDeclaration || node.anchorToken.kind != .identifier, let clause = node.child(.genericParameterClause) else { return }
        let isOpen = clause.children.contains { parameter in
            parameter.typeChild.map { index.namesObservableObject([resolve($0)]) } ?? false
        }
        let hasOpenWhere = node.child(.whereClause).flatMap { legacyConstraints(in: $0) } != nil
        guard isOpen || hasOpenWhere, node.kind == .subscriptDeclaration || node.kind == .functionDeclaration else { return }
        if let classes = classesBehindEnclosingInstance(node) { return record(.genericFlow, clause, types: classes) }
        record(.genericFlow, clause, types: legacy.sortedClasses, isCertain: false)
    }

    /// What the clause asks of the first thing that it wants to be an `ObservableObject`; nil where it wants none.
    private func legacyConstraints(in clause: SyntaxNode) -> [ResolvedType]? {
        for requirement in clause.children {
            let types = Array(requirement.children.filter { $0.kind.isType })
            guard index.namesObservableObject(types.map { resolve($0) }) else { continue }
            // `Self: ObservableObject` asks it of those that conform to the protocol.
            guard types.count == 2, lastComponent(types[0])?.name == KnownName.Self.id, let owner = scope.types.first else { return types.map { resolve($0) } }
            if clause.parent?.kind == .protocolDeclaration { continue }
            return [.nominal(owner, []), resolve(types[1])]
        }
        return nil
    }

    private func recordExtensionMember(_ node: SyntaxNode, base: ResolvedType?) {
        guard let base else {
            let type = scope.types.first
            guard let type, legacy.classes[type] != nil, !members.members(named: node.name, in: type).contains(where: { $0.owner == type }) else { return }
            return record(.genericFlow, node, types: [type])
        }
        if let id = base.typeID {
            guard legacy.classes[id] != nil, !(members.firstMember(named: node.name, in: id).map { index.types[$0.owner].kind != .external } ?? false) else { return }
            return record(.genericFlow, node, types: [id])
        }
        if base == .unknown { record(.genericFlow, node, types: legacy.sortedClasses, isCertain: false) }
    }
}
