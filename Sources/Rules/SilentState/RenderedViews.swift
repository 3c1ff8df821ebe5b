import Semantics
import SymbolIndex
import Syntax

/// Views in what an `ImageRenderer` shows, of which the project hears each update: the renderer "notifies its
/// subscribers when the contents of the image may have changed" (SwiftUI, ImageRenderer), whatever the update shows.
extension Semantics {
    /// The renderer whose subscribers hear of the updates of a view; nil for any other view.
    func rendererHeard(showing view: TypeID) -> SyntaxNode? {
        answers.answer(renderedQuestion, 0) { RenderedViews(self).renderers }[view]
    }
}

private let renderedQuestion = SharedQuestion<Int, [TypeID: SyntaxNode]>()

private struct RenderedViews {
    private let semantics: Semantics
    /// The renderers by the views that they show, where somebody subscribes to them.
    private(set) var renderers: [TypeID: SyntaxNode] = [:]

    private var index: ProjectIndex { semantics.index }

    init(_ semantics: Semantics) {
        self.semantics = semantics
        guard let name = semantics.name("ImageRenderer"), index.types(named: name).isEmpty else { return }
        let analyses = semantics.analyses(mentioning: name)
        let calls = analyses.map { analysis in
            let root = semantics.tree(of: analysis).root
            return semantics.code(of: analysis).nodes(named: name, in: root).compactMap(\.callOfInitializer)
        }
        let heard = analyses.indices.filter { isHeard(in: analyses[$0], name) }
        // A file that makes none hears of those that others make.
        let counted = heard.contains { calls[$0].isEmpty } ? Array(analyses.indices) : heard
        for number in counted {
            for call in calls[number] { add(call, analyses[number]) }
        }
    }

    /// `renderer.objectWillChange`, `@ObservedObject var renderer: ImageRenderer<Card>`
    private func isHeard(in analysis: FileAnalysis, _ name: NameID) -> Bool {
        let (code, root) = (semantics.code(of: analysis), semantics.tree(of: analysis).root)
        if code.nodes(named: KnownName.objectWillChange.id, in: root).contains(where: { isOfRenderer($0, analysis) }) {
            return true
        }
        return code.contains(name, in: root) { node in
            let property = node.ancestor { $0.kind == .variableDeclaration }
            return [KnownName.ObservedObject, .StateObject].contains { property?.attribute(named: $0) != nil }
        }
    }

    private func isOfRenderer(_ member: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard member.kind == .memberComponent else { return false }
        switch semantics.types(at: member, analysis).type(before: member).unwrapped {
        case .external(let name, _): return index.text(name) == "ImageRenderer"
        case .unknown: return true
        default: return false
        }
    }

    /// What stands in the call, and in the bodies of the views that are named there.
    private mutating func add(_ call: SyntaxNode, _ analysis: FileAnalysis) {
        var pending: [(SyntaxNode, FileAnalysis)] = [(call, analysis)]
        while let (code, analysis) = pending.popLast() {
            code.walk { node in
                guard node.kind == .identifierExpression || node.kind == .memberComponent else { return true }
                let made = node.parent.flatMap { ObjectCreation($0, in: analysis, semantics) }?.type
                for view in made.map({ [$0] }) ?? semantics.types(meantBy: node, analysis)
                where semantics.project.owners.isView(view) && renderers[view] == nil {
                    renderers[view] = call
                    pending += semantics.parts(of: view).map { ($0.node, $0.analysis) }
                }
                return true
            }
        }
    }
}
