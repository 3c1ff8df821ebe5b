/// A set of small numbers, with a bit for each.
struct NumberSet {
    private var words: [UInt64] = []

    func contains(_ number: Int) -> Bool {
        let word = number >> 6
        return word < words.count && words[word] & (1 << UInt64(number & 63)) != 0
    }

    mutating func insert(_ number: Int) {
        let word = number >> 6
        if word >= words.count { words += [UInt64](repeating: 0, count: word + 1 - words.count) }
        words[word] |= 1 << UInt64(number & 63)
    }

    mutating func formUnion(_ other: NumberSet) {
        if words.isEmpty { words = other.words }
        if words.count < other.words.count { words += [UInt64](repeating: 0, count: other.words.count - words.count) }
        for word in other.words.indices { words[word] |= other.words[word] }
    }

    var all: [Int] {
        words.indices.flatMap { word in
            words[word] == 0 ? [] : (word << 6..<(word + 1) << 6).filter { contains($0) }
        }
    }

    func contains(where condition: (Int) -> Bool) -> Bool { !allSatisfy { !condition($0) } }

    func allSatisfy(_ condition: (Int) -> Bool) -> Bool {
        words.indices.allSatisfy { word in
            words[word] == 0 || (word << 6..<(word + 1) << 6).allSatisfy { !contains($0) || condition($0) }
        }
    }
}
