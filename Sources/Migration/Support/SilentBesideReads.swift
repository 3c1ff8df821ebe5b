import SymbolIndex
import Syntax

/// A view that reads an object and beside it what nobody announces, where code that changes the latter goes on to set what the view doesn't read of
/// the object: that was how the view came to show it.
struct SilentBesideReads {
    let context: RuleContext
    let reference: Reference

    private var project: Project { context.project }

    /// The first such read in the view.
    var silentRead: SyntaxNode? {
        guard let key = reference.property, reference.isCertain, reference.types.count == 1, let type = reference.types.first,
            let view = reference.node.ancestor(where: { $0.kind.isTypeDeclaration }), view.kind != .extensionDeclaration,
            WrapperOwner(key.owner, index: context.index).kind == .view
        else { return nil }
        let reads = silentReads(in: view, key.owner)
        guard !reads.isEmpty else { return nil }
        let shown = namesRead(in: view)
        let code = project.classCode[type] ?? ClassCode()
        for (storage, node) in reads {
            let isChanged = project.analyses.contains { analysis in
                mayChange(storage, code, in: analysis) && changes(storage, type, code, shown, in: analysis)
            }
            if isChanged { return node }
        }
        return nil
    }

    /// False for a file without the names that a change needs; most have not.
    private func mayChange(_ storage: SilentStorage, _ code: ClassCode, in analysis: FileAnalysis) -> Bool {
        guard let name = name(of: storage), analysis.mentions(name, context.index) else { return false }
        return code.published.contains { analysis.mentions($0, context.index) } || code.functions.keys.contains { analysis.mentions($0, context.index) }
    }

    /// The name that code which sets the storage has to write.
    private func name(of storage: SilentStorage) -> NameID? {
        switch storage {
        case .defaults: context.index.names.lookUp("forKey")
        case .property(let key): key.name
        case .global(let name): name
        }
    }

    private func silentReads(in view: SyntaxNode, _ owner: TypeID) -> [(storage: SilentStorage, node: SyntaxNode)] {
        let finder = SilentStorageFinder(context: context, type: owner)
        let redraw = RedrawOnly(context: context, reference: reference)
        var places = ReadPlaces(view: view)
        var result: [(storage: SilentStorage, node: SyntaxNode)] = []
        view.walk { node in
            if node != view, node.kind.isTypeDeclaration { return false }
            if let (storage, isWrite) = finder.storage(of: node), !isWrite, project.mayChange(storage), redraw.isInBody(node, view), places.place(of: node) == .body {
                result.append((storage, node))
            }
            return true
        }
        return result
    }

    private func namesRead(in view: SyntaxNode) -> Set<NameID> {
        var places = ReadPlaces(view: view)
        var result: Set<NameID> = []
        view.walk { node in
            if node.kind == .memberComponent, places.place(of: node) == .body { result.insert(node.name) }
            return true
        }
        return result
    }

    // MARK: Changes

    private func changes(_ storage: SilentStorage, _ type: TypeID, _ code: ClassCode, _ shown: Set<NameID>, in analysis: FileAnalysis) -> Bool {
        let context = RuleContext(analysis: analysis, project: project)
        var found = false
        analysis.tree.root.walk { node in
            guard !found else { return false }
            guard let unit = body(of: node), let around = analysis.enclosingType(of: node) else { return true }
            let finder = SilentStorageFinder(context: context, type: around)
            if writes(storage, unit, finder), refreshes(unit, type, code, shown, analysis) { found = true }
            return true
        }
        return found
    }

    /// A function, or what runs in answer to an event.
    private func body(of node: SyntaxNode) -> SyntaxNode? {
        if node.kind == .functionDeclaration { return node.child(.codeBlock) }
        guard node.kind == .closureExpression, let argument = node.parent, argument.kind == .argument, ViewUpdate.waitsForEvent(argument) else { return nil }
        return node
    }

    private func writes(_ storage: SilentStorage, _ unit: SyntaxNode, _ finder: SilentStorageFinder) -> Bool {
        let name = name(of: storage)
        var isDefaults = false
        if case .defaults = storage { isDefaults = true }
        var found = false
        unit.walk { node in
            guard !found else { return false }
            let isCandidate = isDefaults ? node.kind == .chainExpression : isNamed(node, name)
            if isCandidate, let (written, isWrite) = finder.storage(of: node), isWrite, written == storage { found = true }
            return !found
        }
        return found
    }

    /// True for a name, and for a chain with a part of that name.
    private func isNamed(_ node: SyntaxNode, _ name: NameID?) -> Bool {
        switch node.kind {
        case .identifierExpression: node.name == name
        case .chainExpression: node.children.contains { $0.kind == .memberComponent && $0.name == name }
        default: false
        }
    }

    /// True where the code sets published properties of the object, and none that the view shows.
    private func refreshes(_ unit: SyntaxNode, _ type: TypeID, _ code: ClassCode, _ shown: Set<NameID>, _ analysis: FileAnalysis) -> Bool {
        var set: Set<NameID> = []
        collect(unit, analysis, type, code, &set, depth: 0)
        return !set.isEmpty && set.allSatisfy { name in
            !shown.contains(name) && !shown.contains { shownName in code.getters[shownName]?.contains { mentions($0.node, name) } == true }
        }
    }

    private func collect(_ body: SyntaxNode, _ analysis: FileAnalysis, _ type: TypeID, _ code: ClassCode, _ set: inout Set<NameID>, depth: Int) {
        guard depth < 4 else { return }
        var names = set
        body.walk { node in
            guard node.kind == .identifierExpression || node.kind == .memberComponent, analysis.uses.means(node, memberOf: [type]) else { return true }
            if code.published.contains(node.name), node.isWrittenHere { names.insert(node.name) }
            guard node.nextSibling?.kind == .callComponent else { return true }
            for function in code.functions[node.name] ?? [] { collect(function.node, function.analysis, type, code, &names, depth: depth + 1) }
            return true
        }
        set = names
    }

    private func mentions(_ body: SyntaxNode, _ name: NameID) -> Bool {
        var found = false
        body.walk { node in
            if node.isOwnName(name) { found = true }
            return !found
        }
        return found
    }
}
