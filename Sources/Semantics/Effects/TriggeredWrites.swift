import SymbolIndex
import Syntax

/// Tells whether an update that a property causes makes SwiftUI run an action that sets the property once more: tracked, it goes
/// round for ever, where a property that told no view came to rest (catalogue 59, 202).
struct TriggeredWrites {
    let semantics: Semantics
    let property: PropertyKey
    /// The class of the property with its superclasses and subclasses.
    let family: Set<TypeID>

    /// Where code, or what it runs, sets members to what may be another value each time, by their names.
    private typealias Changes = [NameID: [(node: SyntaxNode, analysis: FileAnalysis)]]

    private static let changes = Question<SyntaxNode, Changes>()
    private static let repeated = Question<Int, [ClassCode.Body]>()

    /// - Parameter isShown: a view reads the property in its body.
    func may(isShown: @autoclosure () -> Bool) -> Bool {
        isSetByTriggered || actionsOfEachUpdate.contains { sets($0) } && isShown()
    }

    // MARK: What triggers

    /// True for `onChange(of: store.page)`, `task(id: store.page)` and `id(store.page)` with an action that sets `page`.
    private var isSetByTriggered: Bool {
        semantics.analyses(mentioning: property.name).contains { analysis in
            semantics.code(of: analysis).contains(property.name, in: semantics.tree(of: analysis).root) { node in
                guard analysis.uses.mayMean(node, propertyOf: family), let call = trigger(around: node) else { return false }
                return actions(of: call).contains { sets(ClassCode.Body(node: $0, analysis: analysis)) }
            }
        }
    }

    /// The modifier that looks whether a value has changed of which a node is a part.
    private func trigger(around node: SyntaxNode) -> SyntaxNode? {
        var current = node
        while let parent = current.parent, parent.kind != .memberBlock {
            if current.kind == .argument, current == parent.firstChild, let name = nameOfModifier(parent),
                ClosureTakers.comparing.contains(name), current.expressionChild?.kind != .closureExpression {
                return parent
            }
            current = parent
        }
        return nil
    }

    /// The actions that run with each update of a view, since something is measured once more, or sent once more.
    private var actionsOfEachUpdate: [ClassCode.Body] {
        semantics.answers.answer(TriggeredWrites.repeated, 0) {
            (ClosureTakers.measuring + ["onReceive"]).compactMap { semantics.name($0) }.flatMap { name in
                semantics.analyses(mentioning: name).flatMap { analysis in
                    semantics.code(of: analysis).nodes(named: name, in: semantics.tree(of: analysis).root).flatMap { modifier in
                        guard modifier.kind == .memberComponent, let call = modifier.nextSibling, call.kind == .callComponent,
                            ClosureTakers.measuring.contains(modifier.tree.text(modifier.anchor)) || receivesAnew(call)
                        else { return [ClassCode.Body]() }
                        return actions(of: call).map { ClassCode.Body(node: $0, analysis: analysis) }
                    }
                }
            }
        }
    }

    /// `onReceive(Just(store.query))`: the body makes a publisher that has a value at once.
    private func receivesAnew(_ call: SyntaxNode) -> Bool {
        call.firstChild?.expressionChild?.contains { node in
            (node.kind == .identifierExpression || node.kind == .memberComponent)
                && ClosureTakers.replaying.contains(node.tree.text(node.anchor))
        } ?? false
    }

    private func nameOfModifier(_ call: SyntaxNode) -> String? {
        guard call.kind == .callComponent, let callee = call.previousSibling, callee.kind == .memberComponent else { return nil }
        return callee.tree.text(callee.anchor)
    }

    // MARK: What is run

    /// The closures of a modifier; for a new identity those that run where a view appears, in the same view.
    private func actions(of call: SyntaxNode) -> [SyntaxNode] {
        guard nameOfModifier(call) == "id" else { return closures(of: call) }
        var found: [SyntaxNode] = []
        call.ancestor { $0.kind.isTypeDeclaration }?.walk { node in
            if let name = nameOfModifier(node), ClosureTakers.appearing.contains(name) { found += closures(of: node) }
            return true
        }
        return found
    }

    private func closures(of call: SyntaxNode) -> [SyntaxNode] {
        CallArguments(call).list.map(\.value).filter { $0.kind == .closureExpression }
    }

    private func sets(_ action: ClassCode.Body) -> Bool {
        changes(by: action)[property.name]?.contains { $0.analysis.uses.mayMean($0.node, propertyOf: family) } ?? false
    }

    private func changes(by action: ClassCode.Body) -> Changes {
        semantics.answers.answer(TriggeredWrites.changes, action.node) {
            var changes: Changes = [:]
            _ = semantics.summaries.anything(in: semantics.summaries.summary(of: action)) { part in
                for mention in part.mentions where mention.node.writeForm != nil && !isConstant(mention.node) {
                    changes[mention.node.name, default: []].append(mention)
                }
                return false
            }
            return changes
        }
    }

    /// `isLoaded = true`, which is another value once at most.
    private func isConstant(_ node: SyntaxNode) -> Bool {
        guard node.isAssignedWhole, let value = node.wholeExpression.nextSibling?.nextSibling else { return false }
        return value.kind == .literalExpression && value.nextSibling == nil
    }
}
