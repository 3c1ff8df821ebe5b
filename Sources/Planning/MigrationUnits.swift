import Semantics
import SymbolIndex

/// Groups of types that can only move together: a class with its superclasses and subclasses (catalogue 11), and what a
/// fix joins.
package struct MigrationUnits {
    private var parents: [TypeID: TypeID] = [:]
    private var groups: [TypeID: [TypeID]] = [:]

    /// - Parameter joined: types that a fix concerns together (catalogue 69).
    init(_ project: Project, joined: some Sequence<[TypeID]>) {
        for type in project.legacy.sortedClasses { parents[type] = type }
        for type in project.legacy.sortedClasses {
            // More than one where `#if` branches name different superclasses.
            for part in project.index.types[type].directlyInherited {
                if let base = part.typeID, parents[base] != nil { join(type, base) }
            }
        }
        for types in joined {
            guard let first = types.first, parents[first] != nil else { continue }
            for type in types where parents[type] != nil { join(first, type) }
        }
        for type in project.legacy.sortedClasses { groups[representative(type), default: []].append(type) }
    }

    /// The type that stands for the unit.
    func representative(_ type: TypeID) -> TypeID {
        var current = type
        while let parent = parents[current], parent != current { current = parent }
        return current
    }

    /// All types of the unit of a representative.
    package func members(_ representative: TypeID) -> [TypeID] { groups[representative] ?? [representative] }

    private mutating func join(_ left: TypeID, _ right: TypeID) {
        let first = representative(left)
        let second = representative(right)
        parents[max(first, second)] = min(first, second)
    }
}
