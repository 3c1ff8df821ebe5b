import SourceText

/// Splits a `.podspec` into statements, as far as Ruby is written in these: quotes and brackets over several lines,
/// comments, and here-documents.
struct PodspecLexer {
    /// Where the file ends within something that is still open.
    private(set) var problem: (line: Int, message: String)?

    private let bytes: [UInt8]
    private var next = 0
    private var line = 1
    private var statements: [PodspecStatement] = []
    /// The current statement.
    private var text: [UInt8] = []
    private var start = 1
    /// The lines of the brackets that are open.
    private var brackets: [Int] = []
    /// Terminators of the here-documents that start after the current line.
    private var documents: [Document] = []

    private struct Document {
        let terminator: ArraySlice<UInt8>
        let mayBeIndented: Bool
        let line: Int
    }

    init(_ bytes: [UInt8]) {
        let text = bytes.withoutByteOrderMark
        self.bytes = text.filter { $0 != 0x0D }
    }

    mutating func readAll() -> [PodspecStatement] {
        while next < bytes.count {
            if skipCommentOfLines() { continue }
            if isAtLineStart, bytes[next..<lineEnd(from: next)].elementsEqual("__END__".utf8) { break }
            readOne()
        }
        if problem == nil, let open = brackets.first { problem = (open, "a bracket without an end") }
        if problem == nil, let open = documents.first { problem = (open.line, "a here-document without an end") }
        endStatement()
        return statements
    }

    // MARK: Tokens

    private var isAtLineStart: Bool { next == 0 || bytes[next - 1] == 0x0A }

    private mutating func readOne() {
        let byte = bytes[next]
        switch byte {
        case 0x0A: readLineEnd()
        case UInt8(ascii: "#"): next = lineEnd(from: next)
        case UInt8(ascii: "'"), UInt8(ascii: "\""): readQuoted(byte)
        case UInt8(ascii: ";") where brackets.isEmpty:
            endStatement()
            next += 1
        case UInt8(ascii: "<") where readDocumentStart(): return
        case UInt8(ascii: "%") where readPercent(): return
        default:
            if "[({".utf8.contains(byte) { brackets.append(line) }
            if "])}".utf8.contains(byte) { _ = brackets.popLast() }
            add(byte == 0x09 ? 0x20 : byte)
            next += 1
        }
    }

    private mutating func add(_ byte: UInt8) {
        if text.isEmpty {
            if byte == 0x20 { return }
            start = line
        }
        text.append(byte)
    }

    /// A statement goes on within brackets and after an operator.
    private mutating func readLineEnd() {
        next += 1
        line += 1
        while text.last == 0x20 { text.removeLast() }
        let isContinued = text.last == UInt8(ascii: "\\")
        if isContinued { text.removeLast() }
        if isContinued || !brackets.isEmpty || text.last.map({ ",=+&".utf8.contains($0) }) == true {
            add(0x20)
        } else {
            endStatement()
        }
        skipDocuments()
    }

    private mutating func endStatement() {
        while text.last == 0x20 { text.removeLast() }
        if text.isEmpty { return }
        statements.append(PodspecStatement(text: String(decoding: text, as: UTF8.self), line: start))
        text = []
    }

    /// Without escaped quotes and without the code in `#{}`, so that the next quote closes.
    private mutating func readQuoted(_ quote: UInt8) {
        let opening = line
        add(quote)
        next += 1
        while next < bytes.count, bytes[next] != quote {
            if bytes[next] == UInt8(ascii: "\\"), next + 1 < bytes.count {
                next += 1
                if bytes[next] != quote { add(UInt8(ascii: "\\")) }
            } else if quote == UInt8(ascii: "\""), bytes[next...].starts(with: "#{".utf8) {
                "#{".utf8.forEach { add($0) }
                next += 2
                _ = readBracketed(UInt8(ascii: "{"), opening)
                add(UInt8(ascii: "}"))
                continue
            }
            if bytes[next] == 0x0A { line += 1 }
            if bytes[next] != quote { add(bytes[next] == 0x0A ? 0x20 : bytes[next]) }
            next += 1
        }
        if next >= bytes.count { problem = problem ?? (opening, "a quoted string without an end") }
        add(quote)
        next += 1
    }

    /// Moves after the bracket that closes, and returns what is before it.
    private mutating func readBracketed(_ open: UInt8, _ opening: Int) -> ArraySlice<UInt8> {
        let pairs: [UInt8: UInt8] = [0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D, 0x3C: 0x3E]
        let close = pairs[open] ?? open
        let begin = next
        var openBrackets = 1
        while next < bytes.count {
            if bytes[next] == 0x0A { line += 1 }
            if bytes[next] == close { openBrackets -= 1 } else if bytes[next] == open { openBrackets += 1 }
            next += 1
            if openBrackets == 0 { return bytes[begin..<(next - 1)] }
        }
        problem = problem ?? (opening, "a bracket without an end")
        return bytes[begin...]
    }

    /// `%w[a b]` is the list of these strings, `%q(a)` and `%(a)` are strings. False for the operator.
    private mutating func readPercent() -> Bool {
        guard text.last(where: { $0 != 0x20 }).map({ "=([{,|&?:+".utf8.contains($0) }) ?? true else { return false }
        let isTyped = next + 1 < bytes.count && "wWiIqQ".utf8.contains(bytes[next + 1])
        let bracket = next + (isTyped ? 2 : 1)
        guard bracket < bytes.count, "([{<|!/".utf8.contains(bytes[bracket]) else { return false }
        let isList = isTyped && "wWiI".utf8.contains(bytes[next + 1])
        next = bracket + 1
        let content = readBracketed(bytes[bracket], line).filter { $0 != UInt8(ascii: "'") }
        let strings =
            isList ? content.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A } : [content[...]]
        for (index, string) in strings.enumerated() {
            if index > 0 { add(UInt8(ascii: ",")) }
            add(UInt8(ascii: "'"))
            string.forEach { add($0 == 0x0A ? 0x20 : $0) }
            add(UInt8(ascii: "'"))
        }
        return true
    }

    // MARK: Lines that are not code

    private func lineEnd(from position: Int) -> Int { bytes[position...].firstIndex(of: 0x0A) ?? bytes.count }

    /// `=begin` up to `=end`.
    private mutating func skipCommentOfLines() -> Bool {
        guard isAtLineStart, bytes[next...].starts(with: "=begin".utf8) else { return false }
        while next < bytes.count, !bytes[next...].starts(with: "=end".utf8) { skipLine() }
        skipLine()
        return true
    }

    private mutating func skipLine() {
        next = min(lineEnd(from: min(next, bytes.count)) + 1, bytes.count)
        line += 1
    }

    /// `<<-DESC`, `<<~DESC`, `<<DESC`, with the name in quotes or not. False for what is not a here-document.
    private mutating func readDocumentStart() -> Bool {
        guard bytes[next...].starts(with: "<<".utf8) else { return false }
        var rest = bytes[(next + 2)...]
        let mayBeIndented = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "~")
        if mayBeIndented { rest = rest.dropFirst() }
        let quote = rest.first.flatMap { "'\"`".utf8.contains($0) ? $0 : nil }
        if quote != nil { rest = rest.dropFirst() }
        let name = rest.prefix { byte in
            if let quote { return byte != quote && byte != 0x0A }
            return byte >= 0x80 || byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
        }
        guard let first = name.first, quote != nil || !(0x30...0x39 ~= first) else { return false }
        // Without a dash, a small letter is an operand: `list <<item`.
        guard mayBeIndented || quote != nil || !(0x61...0x7A ~= first) else { return false }
        documents.append(Document(terminator: name, mayBeIndented: mayBeIndented, line: line))
        next = name.endIndex + (quote == nil ? 0 : 1)
        "<<".utf8.forEach { add($0) }
        return true
    }

    private mutating func skipDocuments() {
        for document in documents {
            while true {
                // What stays open is noted at the end.
                guard next < bytes.count else { return }
                var text = bytes[next..<lineEnd(from: next)]
                if document.mayBeIndented { text = text.drop { $0 == 0x20 || $0 == 0x09 } }
                skipLine()
                if text == document.terminator { break }
            }
        }
        documents = []
    }
}
