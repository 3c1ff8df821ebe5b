/// Files with something broken, the same for the same seed.
struct MutantMaker {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(state: seed)
    }

    /// SplitMix64.
    struct SeededGenerator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private static let insertions: [[UInt8]] = [
        "\"", "\"\"\"", "#\"", "\"#", "#", "'", "`", "(", ")", "[", "]", "{", "}", "<", ">", "/", "//", "/*", "*/", "#/", "/#", "\\(", "\\", "?", "!", "&", "@",
        "$", "=", "==", "->", ".", "..", "...", ",", ":", ";", " ", "\n", "\r", "\t", "\0", "\u{A0}", "\u{FEFF}", "é", "🎛️", "∆", "÷", "«", "<#", "#>", "<#a#>", "0x", "1e", "_", "~",
        "<<<<<<< a\n", "\n>>>>>>> b\n", "\n#if A\n", "\n#endif\n",
    ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xFF], [0xF0, 0x9F], [0x7F], [0x01], [0x0B], [0x0C]]

    /// One mutant of a file, and what was done.
    mutating func mutant(of original: [UInt8]) -> (bytes: [UInt8], change: String) {
        guard !original.isEmpty else { return (original, "empty") }
        var bytes = original
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0...2: return (Array(bytes[..<place]), "truncated at \(place)")
        case 3...6:
            let end = min(bytes.count, place + Int.random(in: 1...3, using: &random))
            bytes.removeSubrange(place..<end)
            return (bytes, "deleted \(place)..<\(end)")
        case 7...8:
            let other = min(bytes.count - 1, place + Int.random(in: 1...8, using: &random))
            bytes.swapAt(place, other)
            return (bytes, "swapped \(place) and \(other)")
        case 9: return (bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, "CRLF")
        case 10: return (bytes.map { $0 == 0x0A ? 0x0D : $0 }, "lone CR")
        case 11: return (bytes.flatMap { ends($0) }, "mixed line ends")
        default:
            let insertion = MutantMaker.insertions.randomElement(using: &random) ?? []
            bytes.insert(contentsOf: insertion, at: place)
            return (bytes, "inserted \(insertion) at \(place)")
        }
    }

    private mutating func ends(_ byte: UInt8) -> [UInt8] {
        guard byte == 0x0A else { return [byte] }
        return [[0x0A], [0x0D], [0x0D, 0x0A]].randomElement(using: &random) ?? [byte]
    }
}
