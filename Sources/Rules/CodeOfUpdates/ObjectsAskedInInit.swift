import Semantics
import SymbolIndex
import Syntax

/// Calls in a view's initializer of methods that read what the macro tracks and go on to set something: the initializer
/// runs while the body around the view is made, so that a change makes that body again, and with it another call.
struct ObjectsAskedInInit {
    let context: FileSemantics

    struct Call {
        let node: SyntaxNode
        let type: TypeID
        /// What the method reads.
        let property: NameID
        /// What it sets, it reads.
        let isEndless: Bool
    }

    /// The calls on the object behind a wrapper of the view, by the property or by a parameter of the object's type.
    func calls(_ reference: Reference) -> [Call] {
        guard reference.isCertain, reference.types.count == 1, let type = reference.types.first,
            let key = reference.property,
            let view = reference.node.enclosingDeclaration, WrapperOwner(key.owner, context.project).kind == .view,
            let block = view.child(.memberBlock)
        else { return [] }
        let family = context.semantics.family(of: type)
        var result: [Call] = []
        for initializer in block.children where initializer.kind == .initializerDeclaration {
            initializer.child(.codeBlock)?.walk { node in
                switch node.kind {
                case .closureExpression:
                    return SynchronousClosures(
                        semantics: context.semantics, type: key.owner, analysis: context.analysis
                    ).runsAtOnce(node)
                case .functionDeclaration: return false
                case .memberComponent:
                    guard node.nextSibling?.kind == .callComponent, context.analysis.uses.means(node, memberOf: family),
                        isAsked(node, key.name, initializer),
                        let call = call(node, type, view: key.owner)
                    else { return true }
                    result.append(call)
                default: break
                }
                return true
            }
        }
        return result
    }

    private func call(_ method: SyntaxNode, _ type: TypeID, view: TypeID) -> Call? {
        let reads = InitReads(semantics: context.semantics, type: type)
        guard let read = reads.property(readAndAnsweredBy: method.name) else { return nil }
        let changes = ChangesByMaking.of([], view: view, context.semantics)
        let endless = InitReads(semantics: context.semantics, type: type) { changes.maySet($0) }
            .property(readAndAnsweredBy: method.name)
        return Call(node: method, type: type, property: (endless ?? read).property, isEndless: endless != nil)
    }

    /// `model.load()`, `self.model.load()`, of the property or of a parameter.
    private func isAsked(_ method: SyntaxNode, _ property: NameID, _ initializer: SyntaxNode) -> Bool {
        guard let base = method.previousSibling else { return false }
        if base.isOwnName(property) { return true }
        guard base.kind == .identifierExpression, base.parent?.firstChild == base else { return false }
        return initializer.child(.parameterClause)?.children.contains { $0.kind == .parameter && $0.name == base.name }
            ?? false
    }
}
