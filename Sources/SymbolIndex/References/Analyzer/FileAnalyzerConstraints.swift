import Syntax

/// Declarations that ask for an `ObservableObject` where no name at their uses tells which class is meant: they concern
/// every class that meets what they
/// ask for (catalogue 154, 207).
extension FileAnalyzer {
    /// `where T: ObservableObject` of a protocol, an extension or an associated type: values may come from anywhere.
    func visitOpenWhere(_ node: SyntaxNode) {
        recordConstraints(of: node, but: [])
    }

    /// `struct Panel<P: Provider> where P.Item: ObservableObject`: the type of the item is not written where the panel
    /// is used.
    func visitOpenType(_ node: SyntaxNode) {
        if node.kind == .extensionDeclaration || node.kind == .protocolDeclaration {
            visitOpenWhere(node)
        } else {
            visitOpenParameters(node)
        }
        if node.kind == .extensionDeclaration { visitWrapperExtension(node) }
        // A type in a function is not in the index, so that its uses are not followed.
        if scope.isInLocalType, let asking = partAsking(node) { recordEveryClass(asking) }
        if scope.types.count > 1, isExtensionOfEvery(scope.types[1]) { recordEveryClass(node) }
    }

    /// The conditions of a function, an alias or a type on what is not a generic parameter of its own.
    func visitOpenParameters(_ node: SyntaxNode) {
        var own: Set<NameID> = []
        for parameter in node.child(.genericParameterClause)?.children ?? .none(of: tree) { own.insert(parameter.name) }
        if node.kind == .initializerDeclaration, let owner = scope.types.first,
            index.declaresParametersInitializersAsk(owner, in: file)
        {
            own.formUnion(index.types[owner].genericParameters)
        }
        recordConstraints(of: node, but: own)
    }

    private func recordConstraints(of node: SyntaxNode, but own: Set<NameID>) {
        guard let clause = node.child(.whereClause) else { return }
        // What the head of a protocol asks of its own publisher goes with the conformance.
        let publisher = node.kind == .protocolDeclaration ? associatedPublisher : nil
        for requirement in clause.children where publisher.map({ !requirement.isRequirement(onOwn: $0) }) ?? true {
            visitAssociatedPublishers(in: requirement)
        }
        guard let constraints = legacyConstraints(in: clause, but: own) else { return }
        recordFlow(clause, types: legacy.sortedClasses, into: index.classes(meeting: constraints, in: legacy))
    }

    /// A function, an initializer or a subscript that asks for an `ObservableObject` of what is around it, or is called
    /// without being named: an operator,
    /// a subscript, what Swift calls by itself, and a function within another one.
    ///
    /// - Parameter isLocal: it stands in a function.
    func visitOpenFunction(_ node: SyntaxNode, isLocal: Bool) {
        visitOpenParameters(node)
        guard node.kind != .deinitializerDeclaration, isLocal || isCalledWithoutName(node) else { return }
        guard let asking = partAsking(node) else {
            if isInExtensionOfEvery, !isLocal { recordEveryClass(node) }
            return
        }
        if let classes = classesBehindEnclosingInstance(node) { return record(.genericFlow, asking, types: classes) }
        record(.genericFlow, asking, types: legacy.sortedClasses, isCertain: false)
    }

    private func isCalledWithoutName(_ node: SyntaxNode) -> Bool {
        if node.kind == .subscriptDeclaration
            || node.kind == .functionDeclaration && node.anchorToken.kind != .identifier
        {
            return true
        }
        guard node.kind == .functionDeclaration else { return isInExtensionOfEvery }
        return SDKMembers.calledBySwift.contains(index.text(node.name))
    }

    /// The generic parameters, the conditions or the parameter that ask for it.
    private func partAsking(_ node: SyntaxNode) -> SyntaxNode? {
        let clause = node.child(.genericParameterClause)
        let isOpen =
            clause?.children.contains { parameter in
                parameter.typeChild.map { index.namesObservableObject([resolve($0)]) } ?? false
            } ?? false
        if isOpen || node.child(.whereClause).flatMap({ legacyConstraints(in: $0, but: []) }) != nil {
            return clause ?? node.child(.whereClause)
        }
        return node.child(.parameterClause)?.children.first { parameter in
            parameter.typeChild.map { $0.kind == .someType && index.namesObservableObject([resolve($0)]) } ?? false
        }
    }

    /// What the clause asks of the first thing that it wants to be an `ObservableObject`; nil where it wants none.
    ///
    /// - Parameter own: generic parameters that uses of the declaration tell.
    private func legacyConstraints(in clause: SyntaxNode, but own: Set<NameID>) -> [ResolvedType]? {
        for requirement in clause.children {
            let types = Array(requirement.children.filter { $0.kind.isType })
            // What `Self` is in an extension is not asked of it.
            let isOfSelf = types.first?.lastTypeComponent?.name == KnownName.Self.id
            guard index.namesObservableObject(types.dropFirst(isOfSelf ? 1 : 0).map { resolve($0) }) else { continue }
            if let subject = types.first, isOwn(subject, own, in: requirement) { continue }
            // `Self: ObservableObject` asks it of those that conform to the protocol.
            guard types.count == 2, isOfSelf, let owner = scope.types.first else { return types.map { resolve($0) } }
            if clause.parent?.kind == .protocolDeclaration { continue }
            return [.nominal(owner, []), resolve(types[1])]
        }
        return nil
    }

    /// `T` of `T: ObservableObject`, and `T?` of `T? == Value`, which asks nothing more of `T`.
    private func isOwn(_ subject: SyntaxNode, _ own: Set<NameID>, in requirement: SyntaxNode) -> Bool {
        var named = subject
        if subject.kind == .optionalType, tree.text(subject.endToken) == "==", let inner = subject.typeChild {
            named = inner
        }
        return named.childCount == 1 && named.lastTypeComponent.map { own.contains($0.name) } ?? false
    }

    // MARK: Extensions of the legacy system

    /// True in an extension of `ObservableObject`, whose members every class has.
    private var isInExtensionOfEvery: Bool {
        scope.types.first.map { isExtensionOfEvery($0) } ?? false
    }

    private func isExtensionOfEvery(_ type: TypeID) -> Bool {
        index.types[type].kind == .external && index.types[type].name == KnownName.ObservableObject.id
    }

    /// What every `ObservableObject` has without a name at its uses: an operator, a subscript, a type or an alias in
    /// the extension.
    func visitAliasInExtension(_ node: SyntaxNode) {
        visitOpenParameters(node)
        if isInExtensionOfEvery { recordEveryClass(node) }
    }

    private func recordEveryClass(_ node: SyntaxNode) {
        record(.genericFlow, node, types: legacy.sortedClasses, isCertain: false)
    }

    /// `extension ObservedObject.Wrapper { … }`: what it declares is a member of `$model`, and of no `Bindable`.
    private func visitWrapperExtension(_ node: SyntaxNode) {
        guard let type = node.typeChild, let block = node.child(.memberBlock), block.firstChild != nil else { return }
        let names = type.children.filter { $0.kind == .typeComponent }.map(\.name)
        guard names.contains(where: { LegacyWrapper($0) != nil }) else { return }
        record(.legacyTypeName, type, types: legacy.sortedClasses, isCertain: false)
    }

    // MARK: Clock.ObjectWillChangePublisher

    public static let nameOfAssociatedPublisher = "ObjectWillChangePublisher"

    /// The associated type that a class has as long as it is an `ObservableObject`, or that a protocol has which
    /// refines it.
    func recordAssociatedPublisher(_ node: SyntaxNode, of base: ResolvedType) {
        guard associatedPublisher == node.name else { return }
        let value: ResolvedType
        if case .metatype(let instance) = base { value = instance } else { value = base }
        guard value.isKnown else {
            let conformers = Set(legacy.conformers.values.joined())
            return record(.legacyTypeName, node, types: conformers.sorted(), isCertain: false)
        }
        if let id = value.typeID, legacy.classes[id] != nil {
            if index.types[id].typealiases[node.name] == nil { record(.legacyTypeName, node, types: [id]) }
        } else {
            record(.legacyTypeName, node, types: legacy.classes(behind: value))
        }
    }

    private func visitAssociatedPublishers(in requirement: SyntaxNode) {
        requirement.walk { node in
            if node.kind == .namedType { visitAssociatedPublisher(node) }
            return true
        }
    }

    /// `Clock.ObjectWillChangePublisher` as a type, or the type around's own.
    func visitAssociatedPublisher(_ node: SyntaxNode) {
        var base: SyntaxNode?
        for component in node.children where component.kind == .typeComponent {
            if associatedPublisher == component.name {
                let own = scope.types.first.map { members.selfType($0) } ?? .external(KnownName.Any.id, [])
                recordAssociatedPublisher(component, of: base.map { lookUp($0.name) } ?? own)
            }
            base = component
        }
    }
}
