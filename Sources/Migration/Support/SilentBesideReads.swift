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
        var searched: Set<SilentStorage> = []
        for (storage, node) in silentReads(in: view, key.owner) where searched.insert(storage).inserted {
            let units = project.analyses.flatMap { changes(of: storage, in: $0) }
            guard !units.isEmpty else { continue }
            let code = project.classCode[type] ?? ClassCode()
            let sets = units.map { published(setIn: $0, type, code) }.filter { !$0.isEmpty }
            guard !sets.isEmpty else { continue }
            let shown = namesRead(in: view)
            if sets.contains(where: { isHidden($0, shown, code) }) { return node }
        }
        return nil
    }

    private func silentReads(in view: SyntaxNode, _ owner: TypeID) -> [(storage: SilentStorage, node: SyntaxNode)] {
        let finder = SilentStorageFinder(context: context, type: owner)
        let redraw = RedrawOnly(context: context, reference: reference)
        var places = ReadPlaces(view: view)
        var result: [(storage: SilentStorage, node: SyntaxNode)] = []
        view.walk { node in
            if node != view, node.kind.isTypeDeclaration { return false }
            if mayBeSilent(node), let (storage, isWrite) = finder.storage(of: node), !isWrite, project.mayChange(storage), redraw.isInBody(node, view),
                places.place(of: node) == .body {
                result.append((storage, node))
            }
            return true
        }
        return result
    }

    /// A look at the names alone, which tells most expressions.
    private func mayBeSilent(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .identifierExpression: project.table.hazards.changedNames.contains(node.name)
        case .chainExpression:
            node.children.contains { part in
                part.kind == .memberComponent && (part.nextSibling?.kind == .callComponent || project.table.hazards.changedNames.contains(part.name))
            }
        default: false
        }
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

    private struct Unit {
        let body: SyntaxNode
        let analysis: FileAnalysis
    }

    /// The functions, and closures that run in answer to an event, that change the value.
    private func changes(of storage: SilentStorage, in analysis: FileAnalysis) -> [Unit] {
        guard let name = name(of: storage), analysis.mentions(name, context.index) else { return [] }
        let context = RuleContext(analysis: analysis, project: project)
        var result: [Unit] = []
        analysis.tree.root.walk { node in
            guard mayWrite(storage, node), let around = analysis.enclosingType(of: node),
                let (written, isWrite) = SilentStorageFinder(context: context, type: around).storage(of: node), isWrite, written == storage,
                let body = unit(around: node)
            else { return true }
            result.append(Unit(body: body, analysis: analysis))
            return true
        }
        return result
    }

    /// The name that code which sets the storage has to write.
    private func name(of storage: SilentStorage) -> NameID? {
        switch storage {
        case .defaults: context.index.names.lookUp("forKey")
        case .property(let key): key.name
        case .global(let name): name
        }
    }

    private func mayWrite(_ storage: SilentStorage, _ node: SyntaxNode) -> Bool {
        switch storage {
        case .global(let name): return node.kind == .identifierExpression && node.name == name
        case .property(let key):
            return node.kind == .chainExpression && node.children.contains { $0.kind == .memberComponent && $0.name == key.name && $0.isWrittenHere }
        case .defaults:
            return node.kind == .chainExpression && node.children.contains { part in
                part.kind == .callComponent && part.children.contains { node.tree.text($0.firstToken) == "forKey" }
            }
        }
    }

    private func unit(around node: SyntaxNode) -> SyntaxNode? {
        var current = node
        while let parent = current.parent {
            if current.kind == .closureExpression, parent.kind == .argument, ViewUpdate.waitsForEvent(parent) { return current }
            if parent.kind == .functionDeclaration { return current.kind == .codeBlock ? current : nil }
            if parent.kind.isTypeDeclaration { return nil }
            current = parent
        }
        return nil
    }

    private func published(setIn unit: Unit, _ type: TypeID, _ code: ClassCode) -> Set<NameID> {
        var set: Set<NameID> = []
        collect(unit.body, unit.analysis, type, code, &set, depth: 0)
        return set
    }

    /// True where the view shows none of the properties.
    private func isHidden(_ set: Set<NameID>, _ shown: Set<NameID>, _ code: ClassCode) -> Bool {
        set.allSatisfy { name in
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
