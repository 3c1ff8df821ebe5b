/// SplitMix64: the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A number below `limit`, 0 where there is none.
    mutating func below(_ limit: Int) -> Int { limit > 0 ? Int.random(in: 0..<limit, using: &self) : 0 }

    /// True once in `count` times.
    mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
