import SourceText

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func happens(oneIn count: Int) -> Bool {
        Int.random(in: 0..<count, using: &self) == 0
    }
}

/// A file and edits to it, made from a seed.
struct RandomEdits {
    let seed: UInt64
    let bytes: [UInt8]
    let edits: EditSet

    /// What the edits should make of the file.
    var expected: [UInt8] { edits.applied(to: bytes) }

    init(seed: UInt64, allowsNul: Bool = true) {
        var generator = SeededGenerator(seed: seed)
        let bytes = RandomEdits.file(allowsNul: allowsNul, using: &generator)
        self.seed = seed
        self.bytes = bytes
        edits = RandomEdits.edits(of: bytes, using: &generator)
    }

    // MARK: Files

    /// Few different lines, so that lines often equal their neighbors.
    private static let lines = [
        "", "", "}", "    }", "class A {", "    var a = 1", "    let é = \"ü\"", "x", "x", "\ty  ", "-", "+ -", "@@",
    ]
    private static let oddBytes: [UInt8] = [0xFF, 0x0D, 0xC3, 0x80, 0x1B, 0x5C, 0x0C, 0x00]

    private static func file(allowsNul: Bool, using generator: inout SeededGenerator) -> [UInt8] {
        let lineCount = Int.random(in: generator.happens(oneIn: 10) ? 0...1 : 2...40, using: &generator)
        let endings = [["\n"], ["\r\n"], ["\n", "\r\n", "\r"]].randomElement(using: &generator) ?? []
        let hasOddBytes = generator.happens(oneIn: 3)
        var bytes: [UInt8] = generator.happens(oneIn: 10) ? [0xEF, 0xBB, 0xBF] : []
        for line in 0..<lineCount {
            bytes += (lines.randomElement(using: &generator) ?? "").utf8
            if hasOddBytes, generator.happens(oneIn: 3) {
                bytes.append(oddBytes.dropLast(allowsNul ? 0 : 1).randomElement(using: &generator) ?? 0)
            }
            if line + 1 < lineCount || generator.happens(oneIn: 2) {
                bytes += (endings.randomElement(using: &generator) ?? "").utf8
            }
        }
        return bytes
    }

    // MARK: Edits

    private static func edits(of bytes: [UInt8], using generator: inout SeededGenerator) -> EditSet {
        var kept: [TextEdit] = []
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let edit = edit(of: bytes, using: &generator)
            if (try? EditSet(kept + [edit])) != nil {
                kept.append(edit)
            }
        }
        guard let edits = try? EditSet(kept) else { preconditionFailure("every kept edit was tried") }
        return edits
    }

    private static func edit(of bytes: [UInt8], using generator: inout SeededGenerator) -> TextEdit {
        let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
        let line = Int.random(in: 0..<starts.count, using: &generator)
        let start = starts[line]
        let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
        let place = Int.random(in: start...end, using: &generator)
        let ending = generator.happens(oneIn: 3) ? "\r\n" : "\n"
        let text = lines.randomElement(using: &generator) ?? ""
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1: return replacement(start, start, text + ending)
        case 2, 3: return replacement(start, end, "")
        case 4, 5: return replacement(place, place, text)
        case 6: return replacement(place, min(end, place + 3), text)
        case 7: return replacement(bytes.count, bytes.count, text + (generator.happens(oneIn: 2) ? ending : ""))
        case 8: return replacement(max(0, end - 1), max(0, end - 1), ending + text)
        case 9: return replacement(place, min(bytes.count, place + 40), text + ending + text)
        case 10: return rewrite(of: bytes, from: place, to: min(bytes.count, place + 60), using: &generator)
        default:
            return generator.happens(oneIn: 6) ? replacement(0, bytes.count, "") : replacement(place, place, ending)
        }
    }

    /// Replaces a range by its own text with at most one line changed.
    private static func rewrite(
        of bytes: [UInt8],
        from start: Int,
        to end: Int,
        using generator: inout SeededGenerator
    ) -> TextEdit {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        if generator.happens(oneIn: 2), let line = lines.indices.randomElement(using: &generator) {
            lines[line].append("!")
        }
        return replacement(start, end, lines.map { String($0) }.joined(separator: "\n"))
    }

    private static func replacement(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
        TextEdit(range: TextRange(UInt32(start), UInt32(end)), replacement: text)
    }
}
