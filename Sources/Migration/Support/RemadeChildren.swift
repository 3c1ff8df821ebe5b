import SymbolIndex
import Syntax

/// Views that a view's code makes with closures: these never compare equal, so that each update of the parent evaluates the child's body too.
///
/// What is found out about a view is kept, so that each is looked at once.
struct RemadeChildren {
    private var showing: [TypeID: Bool] = [:]
    private var children: [TypeID: [TypeID]] = [:]

    /// How far below the view a child is looked for.
    private static let depthLimit = 3

    /// The calls in a view that make such a child which reads what nobody announces, itself or in a child of its own that is made so.
    mutating func callsShowingSilentValues(in view: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        for (name, child) in RemadeChildren.calls(in: view, context) where showsSilentValues(from: child, context.search) { found.append(name) }
        return found
    }

    private mutating func showsSilentValues(from type: TypeID, _ search: CodeSearch) -> Bool {
        var visited: Set<TypeID> = [type]
        var level = [type]
        for _ in 0..<RemadeChildren.depthLimit {
            for child in level where isShowing(child, search) { return true }
            level = level.flatMap { madeChildren(of: $0, search) }.filter { visited.insert($0).inserted }
        }
        return false
    }

    private mutating func isShowing(_ type: TypeID, _ search: CodeSearch) -> Bool {
        if let known = showing[type] { return known }
        let answer = RemadeChildren.readsSilently(type, search)
        showing[type] = answer
        return answer
    }

    private mutating func madeChildren(of type: TypeID, _ search: CodeSearch) -> [TypeID] {
        if let known = children[type] { return known }
        let made = RemadeChildren.views(type, search).flatMap { view, context in RemadeChildren.calls(in: view, context).map(\.child) }
        children[type] = made
        return made
    }

    private static func readsSilently(_ type: TypeID, _ search: CodeSearch) -> Bool {
        let index = search.index
        // Files that lead to no legacy class have no tree: what they name must do.
        let asksDefaults = index.types[type].parts.contains { part in
            search.project.analysis(of: part.file) == nil && search.defaultsNames.contains { index.mentions($0, file: part.file) }
        }
        return asksDefaults || views(type, search).contains { view, context in
            var places = ReadPlaces(view: view, context)
            return context.silentReads(in: view, of: type).contains { places.place(of: $0.node) == .body }
        }
    }

    /// The declaration of a view and its extensions, as far as their files are at hand.
    private static func views(_ type: TypeID, _ search: CodeSearch) -> [(view: SyntaxNode, context: RuleContext)] {
        Set(search.index.types[type].parts.map(\.file)).sorted().flatMap { file -> [(view: SyntaxNode, context: RuleContext)] in
            guard let analysis = search.project.analysis(of: file) else { return [] }
            let tree = search.tree(of: analysis)
            return analysis.nodes(of: type).map { (tree.node(at: $0), search.context(of: analysis)) }
        }
    }

    /// The views that code makes with a closure.
    private static func calls(in view: SyntaxNode, _ context: RuleContext) -> [(name: SyntaxNode, child: TypeID)] {
        var found: [(name: SyntaxNode, child: TypeID)] = []
        view.walk { node in
            guard node.kind == .identifierExpression, let call = node.nextSibling, call.kind == .callComponent,
                call.children.contains(where: { $0.expressionChild?.kind == .closureExpression }), node.enclosingDeclaration == view,
                let child = viewMade(by: node, context)
            else { return true }
            found.append((node, child))
            return true
        }
        return found
    }

    /// The only view of the project that a name means.
    private static func viewMade(by name: SyntaxNode, _ context: RuleContext) -> TypeID? {
        let types = context.index.types(named: name.name)
        guard types.count == 1, let type = types.first, context.index.types[type].kind == .struct, WrapperOwner(type, context.project).kind == .view else { return nil }
        return type
    }
}
