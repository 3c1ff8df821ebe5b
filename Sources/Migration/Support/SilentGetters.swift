import SymbolIndex
import Syntax

/// Getters of a class that read what nobody announces, where a method of the class sets that together with a published property.
struct SilentGetters {
    let context: RuleContext
    let reference: Reference

    /// What one function, setter or observer writes; of interest only where it writes a storage.
    private struct Change {
        var storages: Set<SilentStorage> = []
        var properties: Set<NameID> = []
        var published: Set<NameID> = []
        /// Those of the published properties that tell of the change in any case; a value that equals the one before is told to nobody (catalogue 40).
        var announced: Set<NameID> = []
    }

    /// What one getter or function with a result reads; of interest only where it reads a storage.
    private struct Getter {
        let node: SyntaxNode
        var storages: Set<SilentStorage> = []
        var properties: Set<NameID> = []
    }

    func diagnostics() -> [Diagnostic] {
        guard let type = reference.types.first, let block = reference.node.child(.memberBlock), context.mayNameSilentStorage(in: block)
        else { return [] }
        let finder = SilentStorageFinder(context: context, type: type)
        let getters = block.children.compactMap { getter($0, finder) }.filter { !$0.storages.isEmpty }
        guard !getters.isEmpty else { return [] }
        let properties = context.storedProperties(of: reference.node)
        let family = context.search.family(of: type)
        let changes = block.children.flatMap { self.changes(in: $0, finder, properties) }.filter { !$0.storages.isEmpty && !$0.published.isEmpty }
        return getters.filter { getter in
            changes.contains { change in
                !change.storages.isDisjoint(with: getter.storages) && change.properties.isDisjoint(with: getter.properties)
                    && isShownWithout(getter.node, of: family, change.announced)
            }
        }.map { getter in
            let message = "\(context.index.text(getter.node.name)) reads what no property announces"
            return context.fix("silent-state", getter.node, reference.types, message, [], behaviour: .piggyBack)
        }
    }

    // MARK: Reads

    private func getter(_ member: SyntaxNode, _ finder: SilentStorageFinder) -> Getter? {
        guard !Modifiers(member).isStatic else { return nil }
        switch member.kind {
        case .functionDeclaration:
            guard member.child(.returnType) != nil, let body = member.child(.codeBlock) else { return nil }
            return read(body, Getter(node: member), finder)
        case .variableDeclaration:
            guard let binding = member.child(.binding), let pattern = binding.firstChild, let body = binding.getterBody else { return nil }
            return read(body, Getter(node: pattern), finder)
        default: return nil
        }
    }

    private func read(_ body: SyntaxNode, _ getter: Getter, _ finder: SilentStorageFinder) -> Getter {
        var getter = getter
        guard context.mayNameSilentStorage(in: body) else { return getter }
        body.walk { node in
            if let (storage, isWrite) = finder.storage(of: node), !isWrite { getter.storages.insert(storage) }
            if node.isOwnName(node.name) { getter.properties.insert(node.name) }
            return true
        }
        return getter
    }

    // MARK: Writes

    private func changes(in member: SyntaxNode, _ finder: SilentStorageFinder, _ properties: [StoredProperty]) -> [Change] {
        switch member.kind {
        case .functionDeclaration: return member.child(.codeBlock).map { [change($0, Change(), finder, properties)] } ?? []
        case .variableDeclaration:
            guard let binding = member.child(.binding), let accessors = binding.child(.accessorBlock) else { return [] }
            return accessors.children.filter { $0.kind == .accessor && $0.name != KnownName.get.id }.map { accessor in
                var start = Change()
                if let property = properties.first(where: { $0.binding == binding }) {
                    // The property is set when its observers run.
                    start.properties.insert(property.name)
                    if property.isPublished {
                        start.published.insert(property.name)
                        start.announced.insert(property.name)
                    }
                }
                return change(accessor, start, finder, properties)
            }
        default: return []
        }
    }

    private func change(_ body: SyntaxNode, _ start: Change, _ finder: SilentStorageFinder, _ properties: [StoredProperty]) -> Change {
        var change = start
        guard context.mayNameSilentStorage(in: body) else { return change }
        body.walk { node in
            if let (storage, isWrite) = finder.storage(of: node), isWrite {
                change.storages.insert(storage)
                // The object that holds the value stays the same.
                return false
            }
            if node.isOwnName(node.name), node.isWrittenHere, let property = properties.first(where: { $0.name == node.name }) {
                change.properties.insert(property.name)
                guard property.isPublished else { return true }
                let isFirst = change.published.insert(property.name).inserted
                if !isFirst || !mayBeSetToEqual(node) { change.announced.insert(property.name) }
            }
            return true
        }
        return change
    }

    /// True for `x = value`, where the value may be the one that `x` has: not one that is new each time, nor of a type without `==`.
    private func mayBeSetToEqual(_ node: SyntaxNode) -> Bool {
        guard node.isAssignedWhole, let type = reference.types.first else { return false }
        let expression = node.parent?.kind == .chainExpression ? node.parent ?? node : node
        if let value = expression.nextSibling?.nextSibling, value.kind == .chainExpression, ["UUID()", "Date()", "Date.now"].contains(value.text) { return false }
        let members = context.search.members
        guard let found = members.firstMember(named: node.name, in: type) else { return true }
        return Equatability(index: context.index).mayBeEquatable(members.type(of: found, isImplicitSelf: true))
    }

    // MARK: Views

    /// True where a view names the getter and none of the properties that tell of the change.
    private func isShownWithout(_ getter: SyntaxNode, of family: Set<TypeID>, _ announced: Set<NameID>) -> Bool {
        context.search.analyses(mentioning: getter.name).contains { analysis in
            let context = context.search.context(of: analysis)
            var views: Set<SyntaxNode> = []
            for node in context.code.nodes(named: getter.name, in: context.tree.root) where node.kind == .memberComponent {
                // The `count` of a list is no getter of the class.
                guard getter.kind == .functionDeclaration || analysis.uses.mayMean(node, propertyOf: family) else { continue }
                guard let declaration = node.enclosingDeclaration, WrapperOwner(analysis.typeOfNode[declaration.index], context.project).kind == .view else { continue }
                var places = ReadPlaces(view: declaration, context)
                if places.place(of: node) == .body { views.insert(declaration) }
            }
            return views.contains { !names(in: $0, announced) }
        }
    }

    private func names(in view: SyntaxNode, _ announced: Set<NameID>) -> Bool {
        var found = false
        view.walk { node in
            if node.kind == .memberComponent, announced.contains(node.name) { found = true }
            return !found
        }
        return found
    }
}
