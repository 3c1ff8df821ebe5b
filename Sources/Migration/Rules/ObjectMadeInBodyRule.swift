import SymbolIndex
import Syntax

/// `Child(model: Model())` in a body, where making the model reads what the macro tracks (catalogue 103).
public let objectMadeInBodyRule = Rule(
    id: "object-made-in-body",
    summary: "asks for the assisted tier where a body makes an object whose init reads its own tracked properties",
    rationale: """
        What is read while a body is made is tracked, also by the initializer of an object that the body makes. A change of such a property makes the \
        body again, and with it another object, so that the changed one is lost.
        """,
    safety: "Never edits. Only the object's own functions, getters and observers are followed, and closures that are known to run at once.",
    catalogue: [103],
    check: { context in
        ObjectsMadeInBody(context: context).all.compactMap { made in
            guard let name = InitReads(project: context.project, type: made.type).property(labels: made.labels) else { return nil }
            let message = "making the object reads \(context.index.text(name))"
            return context.fix("object-made-in-body", made.node, [made.type], message, [], behaviour: .readWhileMade)
        }
    })

/// Places in a file where code that makes a view's body makes an object of a class that moves.
private struct ObjectsMadeInBody {
    let context: RuleContext

    struct Made {
        let node: SyntaxNode
        let type: TypeID
        let labels: [NameID]
    }

    var all: [Made] {
        var result: [Made] = []
        context.tree.root.walk { node in
            if let made = made(node) { result.append(made) }
            return true
        }
        return result
    }

    private func made(_ chain: SyntaxNode) -> Made? {
        guard chain.kind == .chainExpression, let (type, call) = creation(chain), call.nextSibling == nil, context.legacy.classes[type] != nil,
            isKept(chain, type), ViewUpdate.contains(chain), isInView(chain)
        else { return nil }
        return Made(node: chain, type: type, labels: CreationEffects.labels(of: call))
    }

    /// `Model(…)` or `Model.init(…)`
    private func creation(_ chain: SyntaxNode) -> (type: TypeID, call: SyntaxNode)? {
        guard let first = chain.firstChild, first.kind == .identifierExpression, first.anchorToken.kind == .identifier, var call = first.nextSibling else { return nil }
        if call.kind == .memberComponent, call.name == KnownName.`init`.id, let next = call.nextSibling { call = next }
        guard call.kind == .callComponent else { return nil }
        let types = context.analysis.enclosingType(of: chain).map { context.index.enclosingTypes(of: $0) } ?? []
        let named = TypeReference.named([TypeReference.Component(name: first.name, arguments: [])])
        guard case .nominal(let type, _) = TypeResolver(index: context.index).resolve(named, in: LexicalContext(file: context.analysis.file, types: types)) else { return nil }
        return (type, call)
    }

    /// True where the object goes to a view that doesn't keep its first one, into the environment, or into a local.
    private func isKept(_ chain: SyntaxNode, _ type: TypeID) -> Bool {
        guard let parent = chain.parent else { return false }
        if parent.kind == .initializer { return parent.parent?.kind == .binding }
        guard parent.kind == .argument, let call = parent.parent, call.kind == .callComponent, let outer = call.parent, outer.kind == .chainExpression else { return false }
        if let (child, made) = creation(outer), made == call {
            guard WrapperOwner(child, index: context.index).kind == .view else { return false }
            return !context.project.table.wrapperProperties.contains { $0.key.owner == child && $0.value.wrapper == .stateObject && $0.value.types.contains(type) }
        }
        return outer.children.contains { $0.nextSibling == call && $0.name == KnownName.environmentObject.id }
    }

    /// A preview is made for nobody to use.
    private func isInView(_ node: SyntaxNode) -> Bool {
        guard let declaration = node.ancestor(where: { $0.kind.isTypeDeclaration }),
            let member = node.ancestor(where: { $0.parent?.kind == .memberBlock }), !Modifiers(member).isStatic
        else { return false }
        return WrapperOwner(context.analysis.typeOfNode[declaration.index], index: context.index).kind == .view
    }
}
