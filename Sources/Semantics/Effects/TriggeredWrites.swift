import SymbolIndex
import Syntax

/// Tells whether an update that a property causes makes SwiftUI run an action that sets the property once more: tracked, it goes
/// round for ever, where a property that told no view came to rest (catalogue 59, 202).
struct TriggeredWrites {
    let semantics: Semantics
    let property: PropertyKey
    /// The class of the property with its superclasses and subclasses.
    let family: Set<TypeID>

    private static let appearing = ["onAppear", "onDisappear", "task"]
    private static let measuring = ["onPreferenceChange", "onGeometryChange", "onScrollGeometryChange"]
    private static let replaying = ["Just", "publisher", "CurrentValueSubject"]

    /// - Parameter isShown: a view reads the property in its body.
    func may(isShown: @autoclosure () -> Bool) -> Bool {
        let names = ["onChange", "task", "id", "onReceive"] + TriggeredWrites.measuring
        return names.contains { name in
            guard let id = semantics.name(name) else { return false }
            return semantics.analyses(mentioning: id).contains { analysis in
                semantics.code(of: analysis).nodes(named: id, in: semantics.tree(of: analysis).root).contains { modifier in
                    guard modifier.kind == .memberComponent, let call = modifier.nextSibling, call.kind == .callComponent,
                        isTrigger(name, call, analysis) || TriggeredWrites.runsOnEachUpdate(name, call) && isShown()
                    else { return false }
                    return actions(of: name, call).contains { sets($0, analysis) }
                }
            }
        }
    }

    // MARK: What triggers

    /// True for `onChange(of: store.page)`, `task(id: store.page)` and `id(store.page)`.
    private func isTrigger(_ name: String, _ call: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let first = call.firstChild, first.kind == .argument, let value = first.expressionChild,
            value.kind != .closureExpression, !TriggeredWrites.measuring.contains(name), name != "onReceive"
        else { return false }
        return semantics.code(of: analysis).contains(property.name, in: value) { analysis.uses.mayMean($0, propertyOf: family) }
    }

    /// True for what is measured once more, or sent once more, with each update of the view.
    private static func runsOnEachUpdate(_ name: String, _ call: SyntaxNode) -> Bool {
        if measuring.contains(name) { return true }
        guard name == "onReceive", let publisher = call.firstChild?.expressionChild else { return false }
        return publisher.contains { node in
            (node.kind == .identifierExpression || node.kind == .memberComponent) && replaying.contains(node.tree.text(node.anchor))
        }
    }

    // MARK: What is run

    /// The closures of the call; for a new identity those that run where a view appears, in the same view.
    private func actions(of name: String, _ call: SyntaxNode) -> [SyntaxNode] {
        guard name == "id" else {
            return CallArguments(call).list.map(\.value).filter { $0.kind == .closureExpression }
        }
        var closures: [SyntaxNode] = []
        call.ancestor { $0.kind.isTypeDeclaration }?.walk { node in
            if node.kind == .callComponent, let callee = node.calledName, callee.kind == .memberComponent,
                TriggeredWrites.appearing.contains(node.tree.text(callee.anchor)) {
                closures += CallArguments(node).list.map(\.value).filter { $0.kind == .closureExpression }
            }
            return true
        }
        return closures
    }

    /// True where the code, or what it runs, sets the property to what may be another value each time.
    private func sets(_ closure: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let summary = semantics.summaries.summary(of: ClassCode.Body(node: closure, analysis: analysis))
        return semantics.summaries.anything(in: summary) { part in
            part.mentions.contains { node, analysis in
                node.name == property.name && node.writeForm != nil && !isConstant(node)
                    && analysis.uses.mayMean(node, propertyOf: family)
            }
        }
    }

    /// `isLoaded = true`, which is another value once at most.
    private func isConstant(_ node: SyntaxNode) -> Bool {
        guard node.isAssignedWhole, let value = node.wholeExpression.nextSibling?.nextSibling else { return false }
        return value.kind == .literalExpression && value.nextSibling == nil
    }
}
