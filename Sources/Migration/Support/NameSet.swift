import Syntax

/// Names of one table as bits: asking for one costs a load, where a hashed set computes a hash.
struct NameSet: Sendable {
    private var bits: [UInt64]

    /// An empty set for the names of a table.
    init(of table: NameTable) {
        bits = [UInt64](repeating: 0, count: table.count / 64 + 1)
    }

    mutating func insert(_ name: NameID) {
        let word = Int(name >> 6)
        if word < bits.count { bits[word] |= 1 << UInt64(name & 63) }
    }

    @inline(__always)
    func contains(_ name: NameID) -> Bool {
        let word = Int(name >> 6)
        return word < bits.count && bits[word] & (1 << UInt64(name & 63)) != 0
    }

    func union(_ other: NameSet) -> NameSet {
        var result = self
        for word in result.bits.indices where word < other.bits.count { result.bits[word] |= other.bits[word] }
        return result
    }

    func filtered(_ isIncluded: (NameID) -> Bool) -> NameSet {
        var result = self
        for word in bits.indices where bits[word] != 0 {
            for bit in 0..<64 where bits[word] & (1 << UInt64(bit)) != 0 && !isIncluded(NameID(word * 64 + bit)) {
                result.bits[word] &= ~(1 << UInt64(bit))
            }
        }
        return result
    }
}
