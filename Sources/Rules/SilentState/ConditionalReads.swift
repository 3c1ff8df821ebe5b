import Semantics
import SymbolIndex
import Syntax

/// A view whose body reads of an object only what stands behind a condition that nobody announces: where the condition
/// stops it, nothing of the object has been read, and no change of the object updates the view again.
struct ConditionalReads {
    let context: FileSemantics
    let reference: Reference

    /// One such condition; nil where something is read at any rate, where nothing is, and where that can't be told.
    var condition: SyntaxNode? {
        guard let key = reference.property, reference.isCertain, reference.types.count == 1,
            let type = reference.types.first,
            let view = reference.node.enclosingDeclaration, view.kind != .extensionDeclaration,
            WrapperOwner(key.owner, context.project).kind == .view, context.index.types[type].superclass == nil
        else { return nil }
        let object = ObjectReads(context: context, type: type, view: key.owner)
        var reach = BodyReach(ReadPlaces(view: view, context), object)
        guard !isPlainlyRead(key.name, type, &reach) else { return nil }
        let uses = ViewUses(of: key.name, &reach.places)
        guard uses.isComplete else { return nil }
        var result: SyntaxNode?
        for node in uses.list.map(\.node) where !node.isHandedOn {
            guard let member = node.nextSibling, member.kind == .memberComponent, member.anchorToken.kind == .identifier
            else { return nil }
            var outcome = object.outcome(of: member)
            if case .always = outcome { outcome = reach.outcome(before: member) }
            switch outcome {
            case .nothing: break
            case .behind(let condition): result = condition
            case .always: return nil
            }
        }
        return result
    }

    /// True where a stored property is read with no condition before it: most views, told without a look at the class.
    private func isPlainlyRead(_ name: NameID, _ type: TypeID, _ reach: inout BodyReach) -> Bool {
        for part in reach.places.parts {
            for node in part.context.code.nodes(named: name, in: part.declaration) where node.isOwnName(name) {
                guard let member = node.nextSibling, member.kind == .memberComponent, isStored(member.name, of: type)
                else { continue }
                if reach.isPlain(node) { return true }
            }
        }
        return false
    }

    private func isStored(_ name: NameID, of type: TypeID) -> Bool {
        let members = context.index.members(named: name, of: type)
        return !members.isEmpty
            && members.allSatisfy { member in
                let fact = context.index.fact(member)
                return fact.kind == .property && fact.flags.isDisjoint(with: [.isComputed, .isLet, .isStatic])
            }
    }
}
