import SymbolIndex
import Syntax

/// `Child(model: Model())` in a body, where making the model reads what the macro tracks, and a view's init that calls a method which does (catalogue 103).
public let objectMadeInBodyRule = Rule(
    id: "object-made-in-body",
    summary: "asks for the assisted tier where what a body makes reads tracked properties in an init",
    rationale: """
        What is read while a body is made is tracked, also by the initializer of an object that the body makes. A change of such a property makes the \
        body again, and with it another object, so that the changed one is lost. The same goes for the initializer of a view that calls a method of an object \
        which reads and then sets something: each change calls it again.
        """,
    safety: "Never edits. Only the object's own functions, getters and observers are followed, and closures that are known to run at once.",
    tier: .assisted,
    catalogue: [103],
    check: { context in
        ObjectsMadeInBody(context: context).all.compactMap { made in
            guard let name = InitReads(search: context.search, type: made.type).property(labels: made.labels) else { return nil }
            let message = "making the object reads \(context.index.text(name))"
            return context.fix("object-made-in-body", made.node, [made.type], message, [], behaviour: .readWhileMade)
        } + context.references(.wrapperProperty(.observedObject)).flatMap { ObjectsAskedInInit(context: context).calls($0) }.map { call in
            let message = "making the view reads \(context.index.text(call.property))"
            return context.fix("object-made-in-body", call.node, [call.type], message, [], behaviour: .readWhileMade)
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
        // Most files have nothing of the kind, nor any reference: they have no tree any more.
        guard context.analysis.hazards.mayMakeObjectsInUpdates else { return [] }
        let names = context.legacy.creatable
        var result: [Made] = []
        context.code.forEach(in: context.tree.root, where: { names.contains($0) }) { node in
            guard node.kind == .identifierExpression, let chain = node.parent, chain.firstChild == node, let made = made(chain)
            else { return }
            result.append(made)
        }
        context.code.forEach(in: context.tree.root, where: { $0 == KnownName.`init`.id }) { node in
            if node.kind == .implicitMemberExpression, let made = madeImplicitly(node) { result.append(made) }
        }
        return result
    }

    private func made(_ chain: SyntaxNode) -> Made? {
        guard chain.kind == .chainExpression, let (type, call) = creation(chain), call.nextSibling == nil, context.legacy.classes[type] != nil,
            isKept(chain, type), ViewUpdate.contains(chain), isInView(chain)
        else { return nil }
        return Made(node: chain, type: type, labels: CreationEffects.labels(of: call))
    }

    /// `.init(…)` as the object that another view asks for.
    private func madeImplicitly(_ node: SyntaxNode) -> Made? {
        guard let chain = node.parent, chain.kind == .chainExpression, chain.firstChild == node, let call = node.nextSibling, call.kind == .callComponent,
            call.nextSibling == nil, let argument = chain.parent, argument.kind == .argument, let outer = argument.parent, outer.kind == .callComponent,
            let (child, made) = outer.parent.flatMap({ creation($0) }), made == outer,
            let held = context.project.table.wrapperProperties[PropertyKey(owner: child, name: argument.name)], held.types.count == 1, held.wrappers != [.stateObject],
            ViewUpdate.contains(chain), isInView(chain)
        else { return nil }
        return Made(node: chain, type: held.types[0], labels: CreationEffects.labels(of: call))
    }

    /// `Model(…)` or `Model.init(…)`
    private func creation(_ chain: SyntaxNode) -> (type: TypeID, call: SyntaxNode)? {
        guard let first = chain.firstChild, first.kind == .identifierExpression, first.anchorToken.kind == .identifier, var call = first.nextSibling else { return nil }
        if call.kind == .memberComponent, call.name == KnownName.`init`.id, let next = call.nextSibling { call = next }
        guard call.kind == .callComponent else { return nil }
        let types = context.analysis.enclosingType(of: chain).map { context.index.enclosingTypes(of: $0) } ?? []
        let named = TypeReference.named([TypeReference.Component(name: first.name, arguments: [])])
        guard case .nominal(let type, _) = context.search.types.resolve(named, in: LexicalContext(file: context.analysis.file, types: types)) else { return nil }
        return (type, call)
    }

    /// True where the object, or the local that holds it, goes to a view that doesn't keep its first one, or into the environment.
    private func isKept(_ chain: SyntaxNode, _ type: TypeID) -> Bool {
        guard let parent = chain.parent, parent.kind == .initializer else { return isHandedOn(chain, type) }
        guard let binding = parent.parent, binding.kind == .binding, let pattern = binding.firstChild, pattern.kind == .identifierPattern,
            let block = binding.parent?.parent
        else { return false }
        return context.code.contains(pattern.name, in: block) { $0.kind == .identifierExpression && isHandedOn($0, type) }
    }

    private func isHandedOn(_ expression: SyntaxNode, _ type: TypeID) -> Bool {
        guard let argument = expression.parent, argument.kind == .argument, let call = argument.parent, call.kind == .callComponent, let chain = call.parent
        else { return false }
        if let (child, made) = creation(chain), made == call {
            guard WrapperOwner(child, context.project).kind == .view else { return false }
            return !context.project.table.wrapperProperties.contains { $0.key.owner == child && $0.value.wrappers == [.stateObject] && $0.value.types.contains(type) }
        }
        return chain.children.contains { $0.nextSibling == call && $0.name == KnownName.environmentObject.id }
    }

    /// Code that gives a view, of whatever type; a preview is made for nobody to use.
    private func isInView(_ node: SyntaxNode) -> Bool {
        guard let declaration = node.ancestor(where: { $0.kind.isTypeDeclaration }),
            let member = node.ancestor(where: { $0.parent?.kind == .memberBlock })
        else { return false }
        let isView = WrapperOwner(context.analysis.typeOfNode[declaration.index], context.project).kind == .view
        // `updateView()` is one of SwiftUI's only in a representable.
        return (isView || !context.index.text(member.name).hasPrefix("update")) && !isInPreviews(declaration)
    }

    /// A view within a `PreviewProvider`, whatever its name.
    private func isInPreviews(_ declaration: SyntaxNode) -> Bool {
        guard let type = context.analysis.typeOfNode[declaration.index] else { return false }
        return context.index.enclosingTypes(of: type).contains { id in
            context.index.types[id].externalInherited.contains { context.index.text($0) == "PreviewProvider" }
        }
    }
}
