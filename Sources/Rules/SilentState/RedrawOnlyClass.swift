import Semantics
import SymbolIndex
import Syntax

/// A class that exists to redraw views: what they show stands elsewhere, and of the object they read nothing
/// (catalogue 35, 212, 213). Once tracked, its changes reach none of them.
struct RedrawOnlyClass {
    let context: FileSemantics
    let type: TypeID

    private var semantics: Semantics { context.semantics }

    /// Asked where some view loses its redraws for certain.
    var isOne: Bool {
        let family = semantics.family(of: type)
        return RedrawOnlyClass.publishesOnlyTriggers(family, semantics) || isReadByNoView(family)
    }

    /// True where nothing reads or subscribes to any of the published properties, so that setting one is meant for
    /// nothing else.
    static func publishesOnlyTriggers(_ family: Set<TypeID>, _ semantics: Semantics) -> Bool {
        let hazards = semantics.project.table.hazards
        let published = family.reduce(into: Set<NameID>()) { $0.formUnion(semantics.classCode(of: $1).published) }
        guard !published.isEmpty, !hazards.bindsByKeyPath else { return false }
        return published.allSatisfy { name in
            let isSubscribed = family.contains {
                semantics.project.table.publisherUses[PropertyKey(owner: $0, name: name)] != nil
            }
            return !isSubscribed && !hazards.readNames.contains(name, of: family)
                && !hazards.boundNames.contains(name, of: family)
        }
    }

    /// True where the views that follow the class read none of its properties and hand the object on to nothing.
    private func isReadByNoView(_ family: Set<TypeID>) -> Bool {
        guard !family.contains(where: { isShared($0) }) else { return false }
        for analysis in context.project.analyses {
            for reference in analysis.references {
                guard case .wrapperProperty = reference.kind, !family.isDisjoint(with: reference.types)
                else { continue }
                let redraws = LostRedraws(context: semantics.context(of: analysis), reference: reference)
                guard redraws.readsAndHandsOnNothing else { return false }
            }
        }
        return true
    }

    /// `static let shared`, by which any code may read the object.
    private func isShared(_ type: TypeID) -> Bool {
        context.index.members(of: type).contains { member in
            let fact = context.index.fact(member)
            return fact.kind == .property && fact.flags.contains(.isStatic)
                && semantics.members.type(of: .init(owner: type, member: member)).unwrapped.typeID == type
        }
    }
}
