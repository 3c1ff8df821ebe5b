/// Splits a package manifest into tokens. Always moves on, so any bytes come to an end.
struct ManifestScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [ManifestTokens.Token] = []

    /// Strings inside interpolations inside strings; deeper ones are read as plain text.
    private static let deepestInterpolation = 16
    /// More `#` than this open no raw string.
    private static let mostHashes = 16

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func scan() -> [ManifestTokens.Token] {
        while let byte = self.byte(0) {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                position += 1
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
                skipLineComment()
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"):
                skipBlockComment()
            case UInt8(ascii: "\""):
                scanString(hashes: 0)
            case UInt8(ascii: "#") where rawStringHashes() > 0:
                scanRawString()
            default:
                scanWordOrMark(byte)
            }
        }
        return tokens
    }

    private func byte(_ ahead: Int) -> UInt8? {
        position + ahead < bytes.count ? bytes[position + ahead] : nil
    }

    private mutating func append(_ kind: ManifestTokens.Token.Kind, _ range: Range<Int>) {
        tokens.append(ManifestTokens.Token(kind: kind, range: range))
    }

    private mutating func scanWordOrMark(_ first: UInt8) {
        let start = position
        position += 1
        if first == UInt8(ascii: "`") { return }
        guard ManifestScanner.isWordByte(first) else { return append(.mark, start..<position) }
        while let byte = self.byte(0), ManifestScanner.isWordByte(byte) {
            position += 1
        }
        append(.word, start..<position)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
             UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default:
            false
        }
    }

    private mutating func skipLineComment() {
        while let byte = self.byte(0), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
            position += 1
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// How many `#` open a raw string here; 0 where none begins.
    private func rawStringHashes() -> Int {
        var count = 0
        while count < ManifestScanner.mostHashes, byte(count) == UInt8(ascii: "#") {
            count += 1
        }
        return byte(count) == UInt8(ascii: "\"") ? count : 0
    }

    private mutating func scanRawString() {
        let hashes = rawStringHashes()
        position += hashes
        scanString(hashes: hashes)
    }

    private mutating func scanString(hashes: Int) {
        var isInterpolated = false
        let content = skipString(hashes: hashes, depth: 0, isInterpolated: &isInterpolated)
        append(isInterpolated ? .interpolatedString : .string, content)
    }

    /// Moves behind the string whose quote stands here and returns the range between its quotes.
    private mutating func skipString(hashes: Int, depth: Int, isInterpolated: inout Bool) -> Range<Int> {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        let quotes = isMultiline ? 3 : 1
        position += quotes
        let start = position
        while let byte = self.byte(0) {
            if byte == UInt8(ascii: "\""), closes(quotes: quotes, hashes: hashes) {
                let content = start..<position
                position += quotes + hashes
                return content
            }
            if !isMultiline && byte == UInt8(ascii: "\n") { break }
            if byte == UInt8(ascii: "\\"), isFollowedByHashes(hashes) {
                skipEscape(hashes: hashes, depth: depth, isInterpolated: &isInterpolated)
            } else {
                position += 1
            }
        }
        return start..<position
    }

    private func closes(quotes: Int, hashes: Int) -> Bool {
        for index in 0..<quotes where byte(index) != UInt8(ascii: "\"") { return false }
        for index in 0..<hashes where byte(quotes + index) != UInt8(ascii: "#") { return false }
        return true
    }

    private func isFollowedByHashes(_ hashes: Int) -> Bool {
        for index in 0..<hashes where byte(1 + index) != UInt8(ascii: "#") { return false }
        return true
    }

    private mutating func skipEscape(hashes: Int, depth: Int, isInterpolated: inout Bool) {
        position += 1 + hashes
        guard byte(0) == UInt8(ascii: "("), depth < ManifestScanner.deepestInterpolation else {
            position = min(position + 1, bytes.count)
            return
        }
        isInterpolated = true
        skipInterpolation(depth: depth)
    }

    /// Moves behind the parenthesis that closes the one here.
    private mutating func skipInterpolation(depth: Int) {
        var parentheses = 0
        while let byte = self.byte(0) {
            if byte == UInt8(ascii: "\"") {
                var ignored = false
                _ = skipString(hashes: 0, depth: depth + 1, isInterpolated: &ignored)
                continue
            }
            if byte == UInt8(ascii: "\n") { return }
            if byte == UInt8(ascii: "(") { parentheses += 1 }
            if byte == UInt8(ascii: ")") { parentheses -= 1 }
            position += 1
            if parentheses == 0 { return }
        }
    }
}
