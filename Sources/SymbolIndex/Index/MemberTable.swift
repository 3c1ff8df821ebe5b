import Syntax

/// The members of all types by type and name: flat arrays in which a look-up hashes nothing, since most names are asked
/// of types that don't have them.
struct MemberTable: Sendable {
    /// Where the members of each type start, sorted by name and else as they are declared.
    private var starts: [Int] = [0]
    private var names: [NameID] = []
    private var references: [MemberReference] = []
    /// For each type a bit for each name that it has, shared by many names, for a quick no.
    private var masks: [UInt64] = []

    /// Adds the members of the type whose number comes next, in the order of their declarations.
    mutating func add(_ members: [(name: NameID, reference: MemberReference)]) {
        var mask: UInt64 = 0
        // Sorted as numbers: the name above, the position below.
        var order: [UInt64] = []
        order.reserveCapacity(members.count)
        for (position, member) in members.enumerated() {
            mask |= MemberTable.bit(member.name)
            order.append(UInt64(member.name) << 32 | UInt64(position))
        }
        order.sort()
        for entry in order {
            names.append(NameID(entry >> 32))
            references.append(members[Int(entry & 0xFFFF_FFFF)].reference)
        }
        starts.append(names.count)
        masks.append(mask)
    }

    /// The members of a name in the order of their declarations.
    func members(named name: NameID, of type: TypeID) -> ArraySlice<MemberReference> {
        guard let first = position(of: name, in: type) else { return [] }
        return references[first..<endOfName(at: first, in: type)]
    }

    func first(named name: NameID, of type: TypeID) -> MemberReference? {
        position(of: name, in: type).map { references[$0] }
    }

    /// All members of a type.
    func members(of type: TypeID) -> ArraySlice<MemberReference> { references[starts[type]..<starts[type + 1]] }

    /// Calls `body` for each name that members of a type have.
    func forEachName(of type: TypeID, _ body: (NameID, ArraySlice<MemberReference>) -> Void) {
        var position = starts[type]
        while position < starts[type + 1] {
            let end = endOfName(at: position, in: type)
            body(names[position], references[position..<end])
            position = end
        }
    }

    @inline(__always)
    private static func bit(_ name: NameID) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: (name &* 0x9e37_79b9) >> 26) }

    private func endOfName(at position: Int, in type: TypeID) -> Int {
        var end = position + 1
        while end < starts[type + 1], names[end] == names[position] { end += 1 }
        return end
    }

    private func position(of name: NameID, in type: TypeID) -> Int? {
        guard masks[type] & MemberTable.bit(name) != 0 else { return nil }
        var low = starts[type]
        var high = starts[type + 1]
        while low < high {
            let middle = (low + high) / 2
            if names[middle] < name { low = middle + 1 } else { high = middle }
        }
        return low < starts[type + 1] && names[low] == name ? low : nil
    }
}
