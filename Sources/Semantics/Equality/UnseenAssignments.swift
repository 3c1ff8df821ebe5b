import SymbolIndex
import Syntax

/// Tells whether what sets a property by a binding or a key path may set it to what it holds already (catalogue 40,
/// 213).
struct UnseenAssignments {
    let semantics: Semantics
    let family: Set<TypeID>

    private var index: ProjectIndex { semantics.index }
    private var hazards: HazardCollector { semantics.project.table.hazards }

    func mayBeEqual(_ name: NameID) -> Bool {
        if hazards.bindsByKeyPath { return true }
        let isBound = hazards.boundNames.contains(name, of: family)
        guard isBound || semantics.laterChanges.setsByKeyPath else { return false }
        return semantics.analyses(mentioning: name).contains { analysis in
            let code = semantics.code(of: analysis)
            return code.nodes(named: name, in: semantics.tree(of: analysis).root).contains { node in
                guard analysis.uses.mayMean(node, propertyOf: family) else { return false }
                if let path = node.ancestor(where: { $0.kind == .keyPathExpression }) { return isSetLater(path) }
                var visited: Set<PropertyKey> = []
                return isBound && node.isPartOfBinding
                    && mayBeEqual(boundBy: node, in: semantics.place(of: node, analysis), &visited)
            }
        }
    }

    // MARK: Key paths

    /// True where a key path is kept, or given to code of the project that may set what it leads to.
    private func isSetLater(_ path: SyntaxNode) -> Bool {
        guard let argument = path.parent, argument.kind == .argument, let list = argument.parent else { return true }
        guard list.kind == .callComponent, let callee = list.calledName else { return list.kind != .subscriptComponent }
        return takers(of: callee).contains { semantics.nodeInAnyFile(of: $0)?.node.takesWritableKeyPath ?? true }
    }

    private func takers(of callee: SyntaxNode) -> [MemberReference] {
        semantics.declarations(named: callee.name).filter { index.fact($0).kind == .function }
            + semantics.types(ofAnyPlaceNamed: callee.name).flatMap {
                index.members(named: KnownName.`init`.id, of: $0)
            }
    }

    // MARK: Bindings

    /// - Parameter node: the last part that is known of a chain which gives a binding.
    private func mayBeEqual(
        boundBy node: SyntaxNode, in context: LexicalContext, _ visited: inout Set<PropertyKey>
    ) -> Bool {
        let behind = node.wholeExpression == node ? nil : node.parent?.children.drop { $0 != node }.dropFirst()
        if let wrapped = behind?.first(where: { $0.name == KnownName.wrappedValue.id }) {
            return mayBeEqual(setAt: wrapped)
        }
        guard let argument = node.wholeExpression.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.calledName, let passed = CallArguments(call).list.first(where: { $0.node == argument })
        else { return true }
        let types = semantics.types(meantBy: callee, in: context)
        guard types.isEmpty else {
            let name = passed.label ?? callee.name
            return types.contains { mayBeEqual(setBy: PropertyKey(owner: $0, name: name), &visited) }
        }
        // Controls of the library set what is another value; a tab that is tapped is set again.
        return ClosureTakers.settingAgain.contains(index.text(callee.name)) || !takers(of: callee).isEmpty
            || semantics.mayBeOfPackage(callee.name)
    }

    /// True where a view, or the like, that holds a binding may set it to what there is.
    private func mayBeEqual(setBy holder: PropertyKey, _ visited: inout Set<PropertyKey>) -> Bool {
        guard visited.insert(holder).inserted else { return false }
        let declared = index.members(named: holder.name, of: holder.owner)
        guard let property = declared.first, index.fact(property).kind == .property else { return true }
        // `let name: Binding<String>` is handed on by its own name.
        let isKept = index.fact(property).attributes.isEmpty
        for number in Set(index.types[holder.owner].declarations.map(\.file)).sorted() {
            guard let file = semantics.file(number) else { return true }
            for node in file.code.nodes(named: holder.name, in: file.tree.root) {
                guard node.kind == .identifierExpression || node.kind == .memberComponent, node.isOfSelf,
                    !node.isRunByInitializer, file.types(around: node)?.contains(holder.owner) ?? true,
                    node.isProjection || LocalName(node.name, at: node) == nil
                else { continue }
                if node.isProjection || isKept && node.wholeExpression.parent?.kind == .argument {
                    if mayBeEqual(boundBy: node, in: file.place(of: node), &visited) { return true }
                } else if mayBeEqual(setAt: node) {
                    return true
                }
            }
        }
        return false
    }

    private func mayBeEqual(setAt node: SyntaxNode) -> Bool {
        switch node.writeForm {
        case nil: false
        case .called(let method): SyntaxNode.changesInPlace(method.name) && method.name != KnownName.toggle.id
        case .assigned, .handedOver: !node.isFlipped
        case .operated(let sign): sign.nextSibling.map { $0.kind != .literalExpression || $0.text == "0" } ?? true
        }
    }
}

extension SyntaxNode {
    /// `name` of `$store.name` and of `Bindable(store).name`.
    fileprivate var isPartOfBinding: Bool {
        guard kind == .memberComponent, let parent else { return false }
        return parent.children.prefix { $0 != self }.contains { $0.isProjection || $0.name == KnownName.Bindable.id }
    }

    fileprivate var takesWritableKeyPath: Bool { child(.parameterClause)?.text.contains("WritableKeyPath") == true }

    /// `isOn = !isOn`
    fileprivate var isFlipped: Bool {
        let left = wholeExpression
        return left.nextSibling?.nextSibling.map { $0.text == "!" + left.text } ?? false
    }
}
