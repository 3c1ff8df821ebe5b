/// Finds the values of a large dictionary by their keys.
///
/// A table over the bytes of the file: a project has too many identifiers to make a string of each.
struct PropertyListKeys {
    typealias NodeID = PropertyList.NodeID

    /// Nodes of keys, each at its hash or behind it. The number of slots is a power of two, and at most half of them
    /// are taken.
    private var slots: [NodeID]

    /// - Parameter dictionary: `nil` and everything but a dictionary has no keys.
    init(of dictionary: NodeID?, in list: PropertyList) {
        let entries = list.entries(of: dictionary)
        var slotCount = 2
        while slotCount < entries.count * 2 { slotCount *= 2 }
        slots = Array(repeating: PropertyList.none, count: slotCount)
        for entry in entries {
            // Of two entries with one key the last one counts.
            if let slot = list.content(entry.key).map({ slot(of: $0, in: list) }) { slots[slot] = entry.key }
        }
    }

    /// The value whose key is the string `text`; `nil` where there is none, or `text` is no string.
    func value(_ text: NodeID, in list: PropertyList) -> NodeID? {
        guard let content = list.content(text) else { return nil }
        let key = slots[slot(of: content, in: list)]
        return key == PropertyList.none ? nil : list.nodes[Int(key)].nextSibling
    }

    /// All values, in no order.
    func values(in list: PropertyList) -> [NodeID] {
        slots.filter { $0 != PropertyList.none }.map { list.nodes[Int($0)].nextSibling }
    }

    /// Where the key is, or would be.
    private func slot(of content: ArraySlice<UInt8>, in list: PropertyList) -> Int {
        let mask = slots.count - 1
        var slot = PropertyListKeys.hash(content) & mask
        while slots[slot] != PropertyList.none, list.content(slots[slot]) != content { slot = (slot + 1) & mask }
        return slot
    }

    /// The upper half folded into the lower one.
    private static func hash(_ content: ArraySlice<UInt8>) -> Int {
        let hash = fastHash(content)
        return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & 0x7FFF_FFFF)
    }
}

/// FNV-1a.
func fastHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
