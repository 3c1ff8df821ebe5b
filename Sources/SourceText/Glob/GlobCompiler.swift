/// Turns the text of a glob into segments, with the corner cases of git's `wildmatch`.
struct GlobCompiler {
    /// Nil where the pattern can never match.
    static func segments(of pattern: [UInt8]) -> [GlobPattern.Segment]? {
        if let segment = nameOrSuffix(pattern) { return [segment] }
        var compiler = GlobCompiler(pattern: pattern)
        return compiler.compile()
    }

    /// What most patterns are: a name, or `*` and a suffix.
    private static func nameOrSuffix(_ pattern: [UInt8]) -> GlobPattern.Segment? {
        let startsWithStar = pattern.first == UInt8(ascii: "*")
        let text = startsWithStar ? pattern[1...] : pattern[...]
        for byte in text {
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"):
                return nil
            default: continue
            }
        }
        return startsWithStar ? .suffix(Array(text)) : .literal(pattern)
    }

    private let pattern: [UInt8]
    private var offset = 0
    private var segments: [GlobPattern.Segment] = []
    private var pieces: [GlobPattern.Piece] = []
    /// True while the current segment is made of two or more unescaped stars and nothing else.
    private var isOnlyStars = true
    private var starCount = 0

    private mutating func compile() -> [GlobPattern.Segment]? {
        while offset < pattern.count {
            let byte = pattern[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "/"):
                endSegment()
            case UInt8(ascii: "*"):
                appendStar()
            case UInt8(ascii: "?"):
                append(.anyByte)
            case UInt8(ascii: "["):
                guard let set = byteSet() else { return nil }
                append(.oneOf(set))
            case UInt8(ascii: "\\"):
                guard offset < pattern.count else { return nil }
                let escaped = pattern[offset]
                offset += 1
                if escaped == UInt8(ascii: "/") { endSegment() } else { append(.byte(escaped)) }
            default:
                append(.byte(byte))
            }
        }
        endSegment()
        return segments
    }

    private mutating func append(_ piece: GlobPattern.Piece) {
        pieces.append(piece)
        isOnlyStars = false
    }

    private mutating func appendStar() {
        starCount += 1
        if case .anyBytes = pieces.last { return }
        pieces.append(.anyBytes)
    }

    private mutating func endSegment() {
        if isOnlyStars && starCount >= 2 {
            segments.append(.anySegments)
        } else {
            segments.append(GlobCompiler.simplified(pieces))
        }
        pieces.removeAll()
        isOnlyStars = true
        starCount = 0
    }

    private static func simplified(_ pieces: [GlobPattern.Piece]) -> GlobPattern.Segment {
        var pieces = pieces[...]
        var startsWithStar = false
        if case .anyBytes = pieces.first {
            startsWithStar = true
            pieces.removeFirst()
        }
        var literal: [UInt8] = []
        for piece in pieces {
            guard case .byte(let byte) = piece else {
                return .pieces(startsWithStar ? [.anyBytes] + pieces : Array(pieces))
            }
            literal.append(byte)
        }
        return startsWithStar ? .suffix(literal) : .literal(literal)
    }

    // MARK: Bracket expressions

    /// Reads behind `[` up to and including `]`; nil where it isn't closed or names an unknown class.
    private mutating func byteSet() -> ByteSet? {
        var set = ByteSet()
        let isNegated = peek() == UInt8(ascii: "!") || peek() == UInt8(ascii: "^")
        if isNegated { offset += 1 }
        var previous: UInt8?
        var isFirst = true
        while let byte = peek() {
            if byte == UInt8(ascii: "]") && !isFirst {
                offset += 1
                if isNegated { set.invert() }
                return set
            }
            isFirst = false
            offset += 1
            if byte == UInt8(ascii: "-"), let start = previous, let end = peek(), end != UInt8(ascii: "]") {
                guard let last = rangeEnd() else { return nil }
                if start <= last { (start...last).forEach { set.insert($0) } }
                previous = nil
            } else if byte == UInt8(ascii: "["), peek() == UInt8(ascii: ":"), let name = className() {
                guard let contains = GlobCompiler.namedClasses[name] else { return nil }
                for member in UInt8(0)...127 where contains(member) { set.insert(member) }
                previous = nil
            } else if byte == UInt8(ascii: "\\") {
                guard let escaped = peek() else { return nil }
                offset += 1
                set.insert(escaped)
                previous = escaped
            } else {
                set.insert(byte)
                previous = byte
            }
        }
        return nil
    }

    private func peek() -> UInt8? {
        offset < pattern.count ? pattern[offset] : nil
    }

    private mutating func rangeEnd() -> UInt8? {
        if peek() == UInt8(ascii: "\\") { offset += 1 }
        guard let end = peek() else { return nil }
        offset += 1
        return end
    }

    /// Reads `:name:]` behind `[`; nil and nothing read where it isn't a class at all.
    private mutating func className() -> String? {
        let start = offset + 1
        guard start < pattern.count, let end = pattern[start...].firstIndex(of: UInt8(ascii: "]")),
            end > start, pattern[end - 1] == UInt8(ascii: ":")
        else { return nil }
        offset = end + 1
        return String(decoding: pattern[start..<(end - 1)], as: UTF8.self)
    }

    private static let namedClasses: [String: @Sendable (UInt8) -> Bool] = [
        "alnum": { isLetter($0) || isDigit($0) },
        "alpha": { isLetter($0) },
        "blank": { $0 == 0x20 || $0 == 0x09 },
        "cntrl": { $0 < 0x20 || $0 == 0x7F },
        "digit": { isDigit($0) },
        "graph": { 0x21...0x7E ~= $0 },
        "lower": { 0x61...0x7A ~= $0 },
        "print": { 0x20...0x7E ~= $0 },
        "punct": { 0x21...0x7E ~= $0 && !isLetter($0) && !isDigit($0) },
        "space": { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D },
        "upper": { 0x41...0x5A ~= $0 },
        "xdigit": { isDigit($0) || 0x41...0x46 ~= $0 || 0x61...0x66 ~= $0 },
    ]

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
