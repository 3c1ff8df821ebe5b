import SourceText

struct StarlarkToken {
    enum Kind {
        case word, string, number, punctuation
        /// Only outside of brackets.
        case endOfLine
    }

    let kind: Kind
    /// Of a string what is between its quotes.
    let text: String
    /// 1-based.
    let line: Int
    /// True for the first token of a line that is not indented and not within brackets.
    let startsLine: Bool
}

/// Takes a `BUILD` or `.bzl` file apart.
struct StarlarkLexer {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var depth = 0
    private var isAtStartOfLine = true
    private var tokens: [StarlarkToken] = []

    static func tokens(of bytes: [UInt8]) -> [StarlarkToken] {
        var lexer = StarlarkLexer(bytes: bytes)
        lexer.run()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is not a part of the first word.
        offset = bytes.byteOrderMarkLength
    }

    private mutating func run() {
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\n"): endLine()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                offset += 1
                isAtStartOfLine = false
            case UInt8(ascii: "#"):
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
            case UInt8(ascii: "\\"):
                // The next line goes on with this one.
                offset += 1
                if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
                    offset += 1
                    line += 1
                }
            case UInt8(ascii: "\""), UInt8(ascii: "'"): readString(isRaw: false)
            case _ where byte.isPartOfWord: readWord()
            default: readPunctuation(byte)
            }
        }
        append(.endOfLine, "")
    }

    private mutating func append(_ kind: StarlarkToken.Kind, _ text: String, line: Int? = nil) {
        tokens.append(
            StarlarkToken(kind: kind, text: text, line: line ?? self.line, startsLine: isAtStartOfLine && depth == 0))
        isAtStartOfLine = false
    }

    private mutating func endLine() {
        if depth == 0 { append(.endOfLine, "") }
        offset += 1
        line += 1
        isAtStartOfLine = true
    }

    private mutating func readPunctuation(_ byte: UInt8) {
        let text = String(decoding: [byte], as: UTF8.self)
        // `==` and the like are one token, which is not `=`.
        if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "="), "=!<>+-*/%".utf8.contains(byte) {
            append(.punctuation, text + "=")
            offset += 2
            return
        }
        append(.punctuation, text)
        if "([{".utf8.contains(byte) { depth += 1 }
        if ")]}".utf8.contains(byte) { depth = max(0, depth - 1) }
        offset += 1
    }

    private mutating func readWord() {
        let start = offset
        while offset < bytes.count, bytes[offset].isPartOfWord { offset += 1 }
        let word = bytes[start..<offset]
        let isPrefix = word.count == 1 && (word.first == UInt8(ascii: "r") || word.first == UInt8(ascii: "b"))
        if isPrefix, offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
            return readString(isRaw: true)
        }
        let isNumber = word.first.map { 0x30...0x39 ~= $0 } ?? false
        append(isNumber ? .number : .word, String(decoding: word, as: UTF8.self))
    }

    private mutating func readString(isRaw: Bool) {
        let quote = bytes[offset]
        let start = line
        let isLong = bytes[offset...].starts(with: [quote, quote, quote])
        offset += isLong ? 3 : 1
        var content: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            let isClosed = isLong ? bytes[offset...].starts(with: [quote, quote, quote]) : byte == quote
            if isClosed {
                offset += isLong ? 3 : 1
                break
            }
            if byte == UInt8(ascii: "\n") {
                // A string of one line without an end.
                if !isLong { break }
                line += 1
            }
            if byte == UInt8(ascii: "\\"), !isRaw, offset + 1 < bytes.count {
                offset += 1
                if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
            }
            content.append(bytes[offset])
            offset += 1
        }
        append(.string, String(decoding: content, as: UTF8.self), line: start)
    }
}
