import SymbolIndex

/// Groups of types that can only move together: a class with its superclasses and subclasses (catalogue 11).
struct MigrationUnits {
    private var parents: [TypeID: TypeID] = [:]
    private var groups: [TypeID: [TypeID]] = [:]

    init(_ project: Project) {
        for type in project.legacy.sortedClasses { parents[type] = type }
        for type in project.legacy.sortedClasses {
            // More than one where `#if` branches name different superclasses.
            for entry in project.index.types[type].inherited { if let base = entry.type.typeID, parents[base] != nil { join(type, base) } }
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
    func members(_ representative: TypeID) -> [TypeID] { groups[representative] ?? [representative] }

    private mutating func join(_ left: TypeID, _ right: TypeID) {
        let first = representative(left)
        let second = representative(right)
        parents[max(first, second)] = min(first, second)
    }
}
