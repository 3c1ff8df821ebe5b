import SourceText

/// Reads YAML as it is written by hand in project specifications: block mappings and sequences, `[a, b]` and `{a: b}`,
/// plain, quoted and block scalars, comments, anchors and aliases.
///
/// What is not read is an error that names it: tags, directives, complex keys, tabs as indentation, a second document.
struct YAMLReader {
    struct Line {
        var indentation: Int
        var text: Substring
        /// 1-based.
        let number: Int

        var isBlank: Bool { text.isEmpty || text.first == "#" }
        var endsDocument: Bool { indentation == 0 && (text == "..." || text == "---" || text.hasPrefix("--- ")) }
        var isItem: Bool { text == "-" || text.hasPrefix("- ") }
    }

    let path: String
    var lines: [Line]
    var next = 0
    var anchors: [String: YAMLNode] = [:]

    /// Deeper documents are not read, so that no input overflows the stack.
    private static let deepestNesting = 64
    /// Aliases may stand for aliases: more than this many nodes are not made of them.
    private static let mostAliasedNodes = 10_000
    private var aliasedNodes = 0

    static func read(_ file: SourceFile) -> Result<YAMLNode, YAMLProblem> {
        do throws(YAMLProblem) {
            var reader = try YAMLReader(file)
            return .success(try reader.readDocument())
        } catch {
            return .failure(error)
        }
    }

    private init(_ file: SourceFile) throws(YAMLProblem) {
        path = file.path
        lines = []
        let text = String(decoding: file.bytes.withoutByteOrderMark.filter { $0 != 0x0D }, as: UTF8.self)
        for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.drop { $0 == " " }
            let ink = YAMLReader.trimmed(content)
            lines.append(Line(indentation: line.utf8.count - content.utf8.count, text: ink, number: offset + 1))
        }
    }

    private mutating func readDocument() throws(YAMLProblem) -> YAMLNode {
        skipBlankLines()
        if let first = current, first.text.hasPrefix("%") { throw problem("a directive") }
        if let first = current, first.text == "---" || first.text.hasPrefix("--- ") {
            lines[next].text = first.text.dropFirst(3).drop { $0 == " " }
            skipBlankLines()
        }
        let node = try readBlock(above: -1, depth: 0)
        skipBlankLines()
        if let rest = current, rest.text != "..." {
            throw problem(rest.text.hasPrefix("---") ? "a second document" : "wrong indentation")
        }
        return node
    }

    // MARK: Blocks

    var current: Line? { next < lines.count ? lines[next] : nil }

    func problem(_ message: String, line: Int? = nil) -> YAMLProblem {
        YAMLProblem(line: line ?? current?.number ?? lines.last?.number ?? 1, message: message)
    }

    func place(_ line: Int) -> ManifestPlace { ManifestPlace(path: path, line: line) }

    mutating func skipBlankLines() {
        while let line = current, line.isBlank { next += 1 }
    }

    /// The value that starts with the next line, if that is indented by more than `indentation`, else nothing.
    private mutating func readBlock(above indentation: Int, depth: Int, allowsItemsAt itemIndentation: Int? = nil)
        throws(YAMLProblem) -> YAMLNode
    {
        skipBlankLines()
        guard depth < YAMLReader.deepestNesting else { throw problem("nesting of more than 64 levels") }
        let empty = YAMLNode(value: .scalar(""), place: place(current?.number ?? lines.count))
        guard let line = current, !line.endsDocument else { return empty }
        if line.text.first == "\t" { throw problem("a tab as indentation") }
        let isItemOfKey = line.isItem && line.indentation == itemIndentation
        guard line.indentation > indentation || isItemOfKey else { return empty }
        if line.isItem { return try readSequence(at: line.indentation, depth: depth) }
        if try keyEnd(in: line.text) != nil { return try readMapping(at: line.indentation, depth: depth) }
        return try readInline(line.text, parentIndentation: indentation, depth: depth)
    }

    private mutating func readSequence(at indentation: Int, depth: Int) throws(YAMLProblem) -> YAMLNode {
        let start = place(current?.number ?? 1)
        var elements: [YAMLNode] = []
        while true {
            skipBlankLines()
            guard let line = current, line.indentation == indentation, line.isItem else { break }
            let rest = line.text.dropFirst().drop { $0 == " " }
            // What follows the dash is a block of its own, indented by where it starts.
            lines[next].indentation += line.text.count - rest.count
            lines[next].text = rest
            if rest.isEmpty || rest.first == "#" { next += 1 }
            elements.append(try readBlock(above: indentation, depth: depth + 1))
        }
        return YAMLNode(value: .sequence(elements), place: start)
    }

    private mutating func readMapping(at indentation: Int, depth: Int) throws(YAMLProblem) -> YAMLNode {
        let start = place(current?.number ?? 1)
        var entries: [YAMLNode.Entry] = []
        var merged: [YAMLNode] = []
        while true {
            skipBlankLines()
            guard let line = current, line.indentation == indentation, !line.isItem, !line.endsDocument else { break }
            if line.text.hasPrefix("? ") { throw problem("a complex key") }
            guard let end = try keyEnd(in: line.text) else { throw problem("a line without `key: value`") }
            let key = try scalar(YAMLReader.trimmed(line.text[..<end]))
            let rest = line.text[line.text.index(after: end)...].drop { $0 == " " || $0 == "\t" }
            let value = try readValue(rest, indentation: indentation, depth: depth)
            if key == "<<" {
                merged += value.list
            } else {
                entries.append(YAMLNode.Entry(key: key, keyPlace: place(line.number), value: value))
            }
        }
        // What is written outweighs what is merged.
        let own = Set(entries.map(\.key))
        entries = merged.flatMap(\.entries).filter { !own.contains($0.key) } + entries
        return YAMLNode(value: .mapping(entries), place: start)
    }

    /// What follows a key and its colon, in the line or below.
    private mutating func readValue(_ rest: Substring, indentation: Int, depth: Int) throws(YAMLProblem) -> YAMLNode {
        guard rest.isEmpty || rest.first == "#" else {
            return try readInline(rest, parentIndentation: indentation, depth: depth)
        }
        let line = current?.number ?? 1
        next += 1
        var value = try readBlock(above: indentation, depth: depth + 1, allowsItemsAt: indentation)
        if value.isEmpty { value.place = place(line) }
        return value
    }

    /// A value that starts within the current line.
    private mutating func readInline(_ text: Substring, parentIndentation: Int, depth: Int) throws(YAMLProblem)
        -> YAMLNode
    {
        let start = place(current?.number ?? 1)
        switch text.first {
        case "&":
            let name = text.dropFirst().prefix { $0 != " " }
            let rest = text.dropFirst(name.count + 1).drop { $0 == " " }
            let value = try readAnchored(rest, parentIndentation: parentIndentation, depth: depth)
            anchors[String(name)] = value
            return value
        case "*":
            let value = try aliased(YAMLReader.withoutComment(text).dropFirst())
            next += 1
            return value
        case "!": throw problem("the tag \(text.prefix { $0 != " " })")
        case "|", ">":
            return YAMLNode(value: .scalar(readBlockScalar(text, above: parentIndentation)), place: start)
        case "[", "{":
            return try readFlow(from: text, depth: depth)
        case "\"", "'":
            return YAMLNode(value: .scalar(try readQuoted(text)), place: start)
        case "@", "`": throw problem("a scalar that starts with \(text.prefix(1))")
        default:
            return YAMLNode(value: .scalar(readPlain(text, above: parentIndentation)), place: start)
        }
    }

    /// What an anchor stands for.
    mutating func aliased(_ name: some StringProtocol) throws(YAMLProblem) -> YAMLNode {
        guard let value = anchors[String(name)] else { throw problem("the alias *\(name) of no anchor") }
        aliasedNodes += value.size
        guard aliasedNodes <= YAMLReader.mostAliasedNodes else { throw problem("too many aliases") }
        return value
    }

    private mutating func readAnchored(_ rest: Substring, parentIndentation: Int, depth: Int) throws(YAMLProblem)
        -> YAMLNode
    {
        if rest.isEmpty || rest.first == "#" {
            next += 1
            return try readBlock(above: parentIndentation, depth: depth + 1, allowsItemsAt: parentIndentation)
        }
        guard depth < YAMLReader.deepestNesting else { throw problem("nesting of more than 64 levels") }
        return try readInline(rest, parentIndentation: parentIndentation, depth: depth + 1)
    }
}
