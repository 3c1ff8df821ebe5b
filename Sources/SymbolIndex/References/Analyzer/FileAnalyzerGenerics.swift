import SourceText
import Syntax

/// Values that flow into code which is generic over `ObservableObject`.
///
/// Code that asks for a protocol of the project instead takes its values as before, once the protocol and all that
/// conforms to it have moved.
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
        guard legacy.leads.contains(name), let open = legacy.openGenerics[name], open.namesObservableObject else {
            return
        }
        for argument in arguments { recordFlow(argument, type: resolve(argument), expression: nil, into: open.classes) }
    }

    /// Records that a value flows into generic code. Only classes that meet the code's constraints can be there.
    private func recordFlow(_ node: SyntaxNode, type: ResolvedType, expression: SyntaxNode?, into classes: Set<TypeID>?)
    {
        record(.genericFlow, node, type: type, expression: expression, among: classes)
    }

    func recordFlow(_ node: SyntaxNode, types: [TypeID], into classes: Set<TypeID>?) {
        record(
            .genericFlow, node, types: classes.map { classes in types.filter { classes.contains($0) } } ?? types,
            isCertain: false)
    }

    /// `associatedtype Model: ObservableObject`: concerns the classes that the conforming types of the project may put
    /// there.
    func visitAssociatedType(_ node: SyntaxNode) {
        visitOpenWhere(node)
        guard let clause = node.child(.inheritanceClause), let owner = scope.types.first else { return }
        let constraints = clause.children.compactMap { $0.typeChild.map { resolve($0) } }
        guard index.namesObservableObject(constraints), mayHaveConformers(owner) else { return }
        var found: Set<TypeID> = []
        for type in index.types.indices where type != owner && index.inherits(type, from: owner) {
            let bases = [type] + index.superclasses(of: type)
            for (name, classes) in legacy.membersOfLegacyType
            where bases.contains(where: { !index.members(named: name, of: $0).isEmpty }) {
                found.formUnion(classes)
            }
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
        guard let open = legacy.openGenerics[node.name], open.namesObservableObject,
            node.anchorToken.kind == .identifier, mayMean(open, base: base),
            base != nil || !isHiddenByMember(open, named: node.name)
        else { return }
        guard let call = node.callOfInitializer else { return recordUncalled(open, node) }
        judge(call, of: open, named: node)
    }

    /// `.filled(model)` and `.init(model)`: the type that has the member is not looked up, so that whatever the name
    /// may mean counts.
    func visitImplicitMember(_ node: SyntaxNode) {
        visitChildren(node)
        guard node.name == KnownName.`init`.id else { return visitOpenGeneric(node, base: .unknown) }
        guard let open = legacy.openInitializers, let call = node.nextSibling, call.kind == .callComponent,
            !isToldToMakeAnother(node, by: call)
        else { return }
        judge(call, of: open, named: nil)
    }

    /// `_model = .init(…)` of a property behind a wrapper, which its declaration has told (`recordProperty`), and
    /// `controller = .init { … }` of a property whose type is not generic over `ObservableObject`.
    private func isToldToMakeAnother(_ node: SyntaxNode, by call: SyntaxNode) -> Bool {
        let value = node.wholeExpression
        guard call.nextSibling == nil, let assignment = value.parent, assignment.kind == .sequenceExpression,
            assignment.childCount == 3, assignment.lastChild == value, let target = assignment.firstChild,
            target.isLeftOfAssignment
        else { return false }
        if let property = storageName(target)?.property {
            return index.fact(property.member).attributes.count == 1
        }
        guard case .nominal(let made, _) = type(of: target).unwrapped else { return false }
        return legacy.openGenerics[index.types[made].name] == nil
    }

    /// - Parameter node: what is called; nil for what is called without its name, where only arguments count.
    private func judge(_ call: SyntaxNode, of open: OpenGeneric, named node: SyntaxNode?) {
        // `Page<Model>(items: [])` is judged by what is written.
        if let node, node.children.contains(where: { $0.kind.isType }) { return }
        var isJudged = node == nil
        let isTold = open.hasOneParameter && call.children.contains { tells($0, open) }
        for argument in call.children where argument.kind == .argument {
            guard let value = argument.expressionChild else { continue }
            let first = tree.tokens[argument.firstToken]
            let hasLabel = argument.firstToken < value.firstToken
            if value.kind == .closureExpression {
                let labels = open.isFunction ? open.labels : open.makerLabels
                let mayMake = hasLabel ? labels.contains(first.payload) : !isTold && isLeft(oneOf: labels, by: call)
                guard mayMake else { continue }
                isJudged = true
                recordFlow(argument, types: classesNamed(in: value), into: open.classes)
                continue
            }
            let label = hasLabel ? first.payload : KnownName.wildcard.id
            // `to: \.time, onWeak: self`
            if value.kind == .keyPathExpression, isTold { continue }
            let type = type(of: value)
            if open.labels.contains(label) {
                isJudged = true
                recordArgument(
                    argument, type, isIndirect: open.indirectLabels.contains(label), value, into: open.classes)
            } else if open.takesAnyArgument, type.isKnown, holdsLegacyObject(type) {
                isJudged = true
                recordFlow(argument, type: type, expression: value, into: open.classes)
            }
        }
        guard let node, !isJudged, open.isInferredFromResult || open.takesAnyArgument else { return }
        recordFlow(node, types: legacy.sortedClasses, into: open.classes)
    }

    /// True where no argument of a call has one of some labels, which a closure without one may be for.
    private func isLeft(oneOf labels: Set<NameID>, by call: SyntaxNode) -> Bool {
        !labels.subtracting(call.argumentLabels.filter { $0 != KnownName.wildcard.id }).isEmpty
    }

    /// True for an argument whose type holds a legacy object.
    private func tells(_ argument: SyntaxNode, _ open: OpenGeneric) -> Bool {
        guard let value = argument.expressionChild, value.kind != .closureExpression, value.kind != .keyPathExpression
        else { return false }
        let label =
            argument.firstToken < value.firstToken ? tree.tokens[argument.firstToken].payload : KnownName.wildcard.id
        return open.labels.contains(label) && holdsLegacyObject(type(of: value))
    }

    private func recordArgument(
        _ argument: SyntaxNode, _ type: ResolvedType, isIndirect: Bool, _ value: SyntaxNode, into classes: Set<TypeID>?
    ) {
        // What the type of the argument conforms to or inherits tells the class, and is not followed.
        if isIndirect, type.isKnown, !holdsLegacyObject(type) {
            return recordFlow(argument, types: legacy.sortedClasses, into: classes)
        }
        recordFlow(argument, type: type, expression: value, into: classes)
    }

    private func holdsLegacyObject(_ type: ResolvedType) -> Bool {
        var found = false
        type.forEachType { if legacy.classes[$0] != nil || legacy.conformers[$0]?.isEmpty == false { found = true } }
        return found
    }

    /// A generic function as a value, or a generic type whose parameters are inferred from what follows: which class it
    /// is used with is not seen here.
    private func recordUncalled(_ open: OpenGeneric, _ node: SyntaxNode) {
        guard !scope.hasLocal(named: node.name), !node.children.contains(where: { $0.kind.isType }) else { return }
        guard let next = node.nextSibling else {
            if open.isFunction { recordFlow(node, types: legacy.sortedClasses, into: open.classes) }
            return
        }
        guard open.isGenericType, !isWithin(open, named: node.name), next.kind != .memberComponent || !isOpen(next)
        else { return }
        // `Page.make(model)`
        let arguments =
            next.nextSibling?.kind == .callComponent
            ? next.nextSibling?.children.compactMap(\.expressionChild) ?? [] : []
        let telling = arguments.filter { holdsLegacyObject(type(of: $0)) }
        for argument in telling {
            recordFlow(argument, type: type(of: argument), expression: argument, into: open.classes)
        }
        if telling.isEmpty { recordFlow(node, types: legacy.sortedClasses, into: open.classes) }
    }

    private func isOpen(_ member: SyntaxNode) -> Bool {
        legacy.openGenerics[member.name]?.namesObservableObject ?? false
    }

    /// True in the code of the generic type itself, where its name alone means the type with its own parameters.
    private func isWithin(_ open: OpenGeneric, named name: NameID) -> Bool {
        scope.types.contains { index.types[$0].name == name }
    }

    /// A generic type that is written without arguments: `let page: Page = .init(model: model)`.
    func recordInferredArguments(of name: NameID, _ component: SyntaxNode) {
        guard legacy.leads.contains(name), let open = legacy.openGenerics[name], open.namesObservableObject,
            open.isGenericType, !isWithin(open, named: name)
        else { return }
        let written = TypeReference.plain(name)
        // `Outer.Page` of an extension, or of another type of the name.
        if case .nominal(let id, _) = TypeResolver(index: index).resolve(written, in: context),
            index.types[id].genericParameters.isEmpty
        {
            return
        }
        recordFlow(component, types: legacy.sortedClasses, into: open.classes)
    }

    /// False for a member of a known value whose type has nothing of the kind: `String.create` is not the function
    /// `create` of a model.
    private func mayMean(_ open: OpenGeneric, base: ResolvedType?) -> Bool {
        guard let base, let owners = open.owners else { return true }
        let value: ResolvedType
        if case .metatype(let instance) = base { value = instance.unwrapped } else { value = base.unwrapped }
        switch value {
        case .nominal(let id, _):
            return index.lookUpOrder[id].contains { owners.contains($0) }
                || !index.subclasses(of: id).allSatisfy { !owners.contains($0) }
        case .external:
            // What the project extends from outside may be a protocol that the type conforms to: `Publisher`, `View`.
            return owners.contains { index.types[$0].kind == .external || index.types[$0].kind == .protocol }
        default: return true
        }
    }

    /// True for a name that stands alone where the nearest type around with such a member has another one.
    private func isHiddenByMember(_ open: OpenGeneric, named name: NameID) -> Bool {
        guard let owners = open.owners else { return false }
        let found = scope.types.lazy.map { self.members.members(named: name, in: $0) }.first { !$0.isEmpty }
        return found.map { $0.allSatisfy { !owners.contains($0.owner) } } ?? false
    }

    /// The legacy classes that are named in code that was not understood; all where none is.
    private func classesNamed(in node: SyntaxNode) -> [TypeID] {
        var names: Set<NameID> = []
        for token in tree.tokens[node.firstToken..<node.endToken] where token.kind == .identifier {
            names.insert(token.payload)
        }
        let found = legacy.sortedClasses.filter { names.contains(index.types[$0].name) }
        return found.isEmpty ? legacy.sortedClasses : found
    }
}
