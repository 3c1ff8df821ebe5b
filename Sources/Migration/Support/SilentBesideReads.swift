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
            WrapperOwner(key.owner, project).kind == .view
        else { return nil }
        var places = ReadPlaces(view: view, context)
        let reads = context.silentReads(in: view, of: key.owner).filter { places.place(of: $0.node) == .body }
        var searched: Set<SilentStorage> = []
        for read in reads where searched.insert(read.storage).inserted {
            let bodies = context.search.bodies(changing: read.storage)
            guard !bodies.isEmpty else { continue }
            let code = context.search.classCode(of: type)
            let sets = bodies.map { published(setIn: $0, type, code) }.filter { !$0.isEmpty }
            guard !sets.isEmpty else { continue }
            let shown = namesRead(in: view)
            if sets.contains(where: { isHidden($0, shown, code) }) { return read.node }
        }
        return nil
    }

    private func namesRead(in view: SyntaxNode) -> Set<NameID> {
        var places = ReadPlaces(view: view, context)
        var result: Set<NameID> = []
        view.walk { node in
            if node.kind == .memberComponent, places.place(of: node) == .body { result.insert(node.name) }
            return true
        }
        return result
    }

    // MARK: Changes

    private func published(setIn unit: ClassCode.Body, _ type: TypeID, _ code: ClassCode) -> Set<NameID> {
        var set: Set<NameID> = []
        collect(unit.node, unit.analysis, type, code, &set, depth: 0)
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
