import Syntax

/// Names of the project, one bit each: asked for every token, where a hash table would cost more than the lexer.
public struct NameSet: Sendable {
    private var words: [UInt64]

    /// An empty set for a table of `count` names.
    init(count: Int) {
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    /// False for a number that is not of the table, such as one that a later table gave.
    @inline(__always)
    public func contains(_ name: NameID) -> Bool {
        let word = Int(name >> 6)
        return word < words.count && words[word] & (1 << UInt64(name & 63)) != 0
    }

    /// True where the name was not in the set before.
    @discardableResult
    mutating func insert(_ name: NameID) -> Bool {
        let word = Int(name >> 6)
        guard word < words.count else { return false }
        let bit: UInt64 = 1 << UInt64(name & 63)
        let isNew = words[word] & bit == 0
        words[word] |= bit
        return isNew
    }
}
