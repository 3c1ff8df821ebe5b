import Syntax

/// Names of one table as bits: asking for one costs a load, where a hashed set computes a hash.
public struct NameSet: Sendable {
    private var words: [UInt64]

    /// An empty set that can hold no name.
    init() {
        words = []
    }

    /// An empty set for the names of a table.
    public init(of table: NameTable) {
        words = [UInt64](repeating: 0, count: table.count / 64 + 1)
    }

    /// False for a number that is not of the table.
    @inline(__always)
    public func contains(_ name: NameID) -> Bool {
        let word = Int(name >> 6)
        return word < words.count && words[word] & (1 << UInt64(name & 63)) != 0
    }

    /// True where the name was not in the set before.
    @discardableResult
    public mutating func insert(_ name: NameID) -> Bool {
        let word = Int(name >> 6)
        guard word < words.count else { return false }
        let bit: UInt64 = 1 << UInt64(name & 63)
        let isNew = words[word] & bit == 0
        words[word] |= bit
        return isNew
    }

    public mutating func insert(_ names: some Sequence<NameID>) {
        for name in names { insert(name) }
    }

    public func union(_ other: NameSet) -> NameSet {
        var result = self
        result.formUnion(other)
        return result
    }

    /// Adds the names of another set of the same table.
    mutating func formUnion(_ other: NameSet) {
        for word in words.indices where word < other.words.count { words[word] |= other.words[word] }
    }

    public func filtered(_ isIncluded: (NameID) -> Bool) -> NameSet {
        var result = self
        for word in words.indices where words[word] != 0 {
            for bit in 0..<64 where words[word] & (1 << UInt64(bit)) != 0 && !isIncluded(NameID(word * 64 + bit)) {
                result.words[word] &= ~(1 << UInt64(bit))
            }
        }
        return result
    }
}
