import SymbolIndex
import Syntax

/// Views that a body gives an object which a function makes: `DetailView(detail: session.makeDetail())`.
struct ObjectsFromFunctions {
    let context: RuleContext

    private var search: CodeSearch { context.search }

    /// What such a function reads that the view with the body did not follow, for an observed property.
    func read(_ reference: Reference) -> InitReads.Read? {
        guard reference.isCertain, let key = reference.property, reference.types.count == 1, WrapperOwner(key.owner, context.project).kind == .view
        else { return nil }
        let name = context.index.types[key.owner].name
        for analysis in search.analyses(mentioning: name) {
            for node in search.code(of: analysis).nodes(named: name, in: search.tree(of: analysis).root) {
                guard let value = value(for: key, at: node, analysis), makesObject(value, of: reference.types[0], analysis) else { continue }
                for view in search.updateCode.views(running: value, in: analysis) {
                    let followed = search.classesFollowed(by: view).subtracting(search.family(of: reference.types[0]))
                    let reads = InitReads(search: search, type: reference.types[0], includesOthers: true, followed: followed)
                    if let read = reads.property(readBy: value, in: analysis) { return read }
                }
            }
        }
        return nil
    }

    /// The argument for the property where the view is made.
    private func value(for key: PropertyKey, at node: SyntaxNode, _ analysis: FileAnalysis) -> SyntaxNode? {
        guard let chain = node.parent, chain.kind == .chainExpression, chain.firstChild == node,
            let made = ObjectCreation(chain, in: analysis, search), made.type == key.owner,
            let position = made.labels.firstIndex(of: key.name)
        else { return nil }
        return made.call.children.filter { $0.kind == .argument }[position].expressionChild
    }

    /// A call of a function whose last statement makes an object of the class.
    private func makesObject(_ value: SyntaxNode, of type: TypeID, _ analysis: FileAnalysis) -> Bool {
        guard value.kind == .chainExpression, let call = Array(value.children).last, call.kind == .callComponent, let callee = call.previousSibling
        else { return false }
        let found = MeantDeclarations(search: search).declarations(of: callee, analysis)
        guard found.count == 1, let (function, analysis) = search.node(of: found[0].member), function.kind == .functionDeclaration,
            let last = function.child(.codeBlock).flatMap({ Array($0.children).last })
        else { return false }
        let given = last.kind == .chainExpression ? last : last.expressionChild
        let made = given.flatMap { ObjectCreation($0, in: analysis, search) }
        return made.map { search.family(of: type).contains($0.type) } ?? false
    }
}
