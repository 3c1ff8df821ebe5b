/// Changes bytes at random, with an eye for what Swift's lexer and parser look at.
struct Mutator {
    var random: SeededGenerator
    /// Larger ones are cut, so that many inputs fit a second.
    static let sizeLimit = 48_000

    mutating func mutate(_ bytes: [UInt8], _ corpus: Corpus) -> [UInt8] {
        var result = bytes
        let rounds = random.once(in: 10) ? 1 + random.below(60) : 1 + random.below(5)
        for _ in 0..<rounds {
            change(&result, corpus)
            if result.count > Mutator.sizeLimit { result.removeSubrange(Mutator.sizeLimit...) }
        }
        return result
    }

    private mutating func change(_ bytes: inout [UInt8], _ corpus: Corpus) {
        let place = random.below(bytes.count + 1)
        switch random.below(20) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.removeSubrange(..<place)
        case 2, 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(4)))
        case 4: bytes.removeSubrange(place..<min(bytes.count, place + random.below(200)))
        case 5: if !bytes.isEmpty { bytes.swapAt(random.below(bytes.count), random.below(bytes.count)) }
        case 6: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
        case 7: if place < bytes.count { bytes[place] ^= 1 << UInt8(random.below(8)) }
        case 8: changeLineEnds(&bytes)
        case 9: moveLine(&bytes, place)
        case 10: bytes.insert(contentsOf: slice(bytes, place, 300), at: random.below(bytes.count + 1))
        case 11:
            let other = corpus.files[random.below(corpus.files.count)].bytes
            bytes.insert(contentsOf: slice(other, random.below(other.count + 1), 400), at: place)
        case 12: replaceWord(&bytes, place)
        case 13:
            let part = random.once(in: 2) ? fragment() : slice(bytes, place, 30)
            let count = random.once(in: 20) ? random.below(8000) : random.below(200)
            let limit = Mutator.sizeLimit / max(1, part.count)
            bytes.insert(contentsOf: repeatElement(part, count: min(count, limit)).joined(), at: place)
        default: bytes.insert(contentsOf: fragment(), at: place)
        }
    }

    private mutating func slice(_ bytes: [UInt8], _ start: Int, _ length: Int) -> [UInt8] {
        Array(bytes[start..<min(bytes.count, start + random.below(length))])
    }

    private mutating func changeLineEnds(_ bytes: inout [UInt8]) {
        let ends: [[UInt8]] = [[0x0A], [0x0D], [0x0D, 0x0A]]
        let kind = random.below(4)
        var result: [UInt8] = []
        for byte in bytes {
            if byte == 0x0A { result += ends[kind == 3 ? random.below(3) : kind] } else { result.append(byte) }
        }
        bytes = result
    }

    private mutating func moveLine(_ bytes: inout [UInt8], _ place: Int) {
        let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        let line = Array(bytes[start..<end])
        if random.once(in: 2) { bytes.removeSubrange(start..<end) }
        bytes.insert(contentsOf: line, at: random.below(bytes.count + 1))
    }

    /// Puts a word of one place in the place of another.
    private mutating func replaceWord(_ bytes: inout [UInt8], _ place: Int) {
        let source = word(bytes, around: random.below(bytes.count + 1))
        let target = word(bytes, around: place)
        bytes.replaceSubrange(target, with: Array(bytes[source]))
    }

    private func word(_ bytes: [UInt8], around place: Int) -> Range<Int> {
        func isWord(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        }
        var start = place
        while start < bytes.count, !isWord(bytes[start]) { start += 1 }
        while start > 0, start <= bytes.count, isWord(bytes[start - 1]) { start -= 1 }
        var end = start
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
        return start..<end
    }

    mutating func fragment() -> [UInt8] { Mutator.fragments[random.below(Mutator.fragments.count)] }

    static let fragments: [[UInt8]] = [
        "\"", "\"\"\"", "#\"", "\"#", "##\"\"\"", "\"\"\"##", "#", "##", "'", "`", "(", ")", "[", "]", "{", "}", "<", ">", ">>", "/", "//", "/*",
        "*/", "#/", "/#", "\\(", "\\#(", "\\", "?", "??", "!", "&", "@", "$", "$0", "=", "==", "->", ".", "..", "...", "..<", ",", ":", "::", ";",
        " ", "\n", "\r", "\r\n", "\t", "\0", "_", "~", "\u{A0}", "\u{FEFF}", "\u{2028}", "é", "e\u{301}", "🎛️", "∆", "÷", "«", "<#", "#>", "<#a#>",
        "<#T##b: Int##Int#>", "0x", "1e", "1.", "0b2", "1_", "<<<<<<< a\n", "\n=======\n", "\n>>>>>>> b\n", "\n#if A\n", "\n#elseif B\n", "\n#else\n",
        "\n#endif\n", "#!/bin/swift\n", "#sourceLocation(file: \"a\", line: 1)\n", " class ", " struct ", " enum ", " extension ", " protocol ",
        " actor ", " func ", " init", " deinit ", " subscript", " var ", " let ", " case ", " default:", " import ", " if ", " else ", " guard ",
        " for ", " in ", " while ", " repeat ", " switch ", " do ", " catch ", " defer ", " return ", " throw ", " try ", " await ", " async ",
        " as ", " is ", " where ", " some ", " any ", " inout ", " weak ", " lazy ", " static ", " final ", " private(set) ", " override ", " get ",
        " set ", " didSet ", " willSet ", " nil ", " self", " self.", " Self", " super.", "self?.", " { [weak self] in ", " { $0 } ", " #Preview { ",
        " @MainActor ", " nonisolated(unsafe) ", " indirect ", " typealias ", " associatedtype ", "ObservableObject", ": ObservableObject ",
        "@Published ", "@StateObject ", "@ObservedObject ", "@EnvironmentObject ", "@Observable ", "@Bindable ", "@State ", "@Environment(",
        "@ObservationIgnored ", ".environmentObject(", "objectWillChange", ".send()", "$x", "_x", "View ", "import Combine\n", "import SwiftUI\n",
        "import Observation\n", "// reobserve:ignore\n", "/* reobserve:ignore-file */", "// reobserve:", "prefix operator +++\n",
        "precedencegroup P { higherThan: Q }", "@available(iOS 17, *) ",
    ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xFF], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0x7F], [0x01], [0x0B], [0x0C], [0xEF, 0xBB, 0xBF]]
}
