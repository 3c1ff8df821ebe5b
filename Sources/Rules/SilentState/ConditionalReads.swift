import Semantics
import SymbolIndex
import Syntax

/// A view whose body reads of an object only what stands behind a condition that nobody announces: where the condition stops it, nothing of the
/// object has been read, and no change of the object updates the view again.
struct ConditionalReads {
    let context: FileSemantics
    let reference: Reference

    /// One such condition; nil where something is read at any rate, where nothing is, and where that can't be told.
    var condition: SyntaxNode? {
        guard let key = reference.property, reference.isCertain, reference.types.count == 1, let type = reference.types.first,
            let view = reference.node.enclosingDeclaration, view.kind != .extensionDeclaration,
            WrapperOwner(key.owner, context.project).kind == .view, context.index.types[type].superclass == nil,
            !context.index.types[key.owner].extensions.contains(where: { context.index.mentions(key.name, file: $0.file) })
        else { return nil }
        var places = ReadPlaces(view: view, context)
        guard !isPlainlyRead(key.name, type, in: view, &places) else { return nil }
        let uses = ViewUses(of: key.name, &places)
        guard uses.isComplete else { return nil }
        let object = ObjectReads(context: context, type: type, view: key.owner)
        var result: SyntaxNode?
        for node in uses.list.map(\.node) where !node.isHandedOn {
            guard let member = node.nextSibling, member.kind == .memberComponent, member.anchorToken.kind == .identifier else { return nil }
            switch object.outcome(of: member, within: view) {
            case .nothing: break
            case .behind(let condition): result = condition
            case .always: return nil
            }
        }
        return result
    }

    /// True where no condition stands around or before a stored property: most views, told without a look at the class.
    private func isPlainlyRead(_ name: NameID, _ type: TypeID, in view: SyntaxNode, _ places: inout ReadPlaces) -> Bool {
        context.code.nodes(named: name, in: view).contains { node in
            guard node.isOwnName(name), let member = node.nextSibling, member.kind == .memberComponent else { return false }
            return isUnconditional(node, in: view) && isStored(member.name, of: type) && places.place(of: node) == .body
        }
    }

    private func isStored(_ name: NameID, of type: TypeID) -> Bool {
        let members = context.index.members(named: name, of: type)
        return !members.isEmpty && members.allSatisfy { member in
            let fact = context.index.fact(member)
            return fact.kind == .property && fact.flags.isDisjoint(with: [.isComputed, .isLet, .isStatic])
        }
    }

    private func isUnconditional(_ node: SyntaxNode, in view: SyntaxNode) -> Bool {
        var current = node
        while current != view, let parent = current.parent {
            switch parent.kind {
            case .ifStatement, .guardStatement, .whileStatement, .forStatement, .switchStatement, .sequenceExpression: return false
            case .chainExpression where current.kind == .callComponent: return false
            case .codeBlock:
                let before = parent.children.prefix { $0 != current }
                if before.contains(where: { $0.kind == .ifStatement || $0.kind == .guardStatement }) { return false }
            default: break
            }
            current = parent
        }
        return true
    }
}
