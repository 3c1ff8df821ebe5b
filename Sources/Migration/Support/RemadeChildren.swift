import SymbolIndex
import Syntax

/// Views that a view's code makes with closures: these never compare equal, so that each update of the parent evaluates the child's body too.
struct RemadeChildren {
    let context: RuleContext

    private static let depthLimit = 3

    /// The calls that make such a child which reads what nobody announces, itself or in a child of its own that is made so.
    func showingSilentValues(in view: SyntaxNode) -> [SyntaxNode] { calls(in: view, depth: 0) }

    private func calls(in view: SyntaxNode, depth: Int) -> [SyntaxNode] {
        guard depth < RemadeChildren.depthLimit else { return [] }
        var found: [SyntaxNode] = []
        view.walk { node in
            guard node.kind == .identifierExpression, let call = node.nextSibling, call.kind == .callComponent, takesClosure(call),
                node.enclosingDeclaration == view, let child = viewMade(by: node)
            else { return true }
            if showsSilentValues(child, depth: depth) { found.append(node) }
            return true
        }
        return found
    }

    private func takesClosure(_ call: SyntaxNode) -> Bool { call.children.contains { $0.expressionChild?.kind == .closureExpression } }

    /// The only view of the project that a name means.
    private func viewMade(by name: SyntaxNode) -> TypeID? {
        let types = context.index.types(named: name.name)
        guard types.count == 1, let type = types.first, context.index.types[type].kind == .struct, WrapperOwner(type, context.project).kind == .view else { return nil }
        return type
    }

    private func showsSilentValues(_ type: TypeID, depth: Int) -> Bool {
        guard let declaration = context.index.declaration(of: type), let analysis = context.project.analysis(of: declaration.file) else { return false }
        let inner = context.search.context(of: analysis)
        let tree = context.search.tree(of: analysis)
        return analysis.nodes(of: type).contains { number in
            let view = tree.node(at: number)
            guard view.kind == .structDeclaration else { return false }
            var places = ReadPlaces(view: view, inner)
            return inner.silentReads(in: view, of: type).contains { places.place(of: $0.node) == .body }
                || !RemadeChildren(context: inner).calls(in: view, depth: depth + 1).isEmpty
        }
    }
}
