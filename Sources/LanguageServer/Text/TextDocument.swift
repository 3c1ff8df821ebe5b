import Reporting

/// A document that the editor holds: its text counts, whatever is on disk.
package struct TextDocument: Sendable {
    /// As the editor writes it.
    package let uri: String
    package private(set) var version: Int
    package private(set) var bytes: [UInt8]
    /// False after a change that was lost: until the whole text comes again, nobody here knows what the editor shows.
    package private(set) var isKnown = true

    /// - Parameter item: a `TextDocumentItem`.
    package init?(_ item: JSONValue?) {
        guard let uri = item?["uri"]?.text, let version = item?["version"]?.number, let text = item?["text"]?.text
        else {
            return nil
        }
        self.uri = uri
        self.version = version
        bytes = Array(text.utf8)
    }

    /// Makes changes one after the other, each with the text that those before it leave.
    ///
    /// - Parameter changes: `TextDocumentContentChangeEvent`s: with a range, or the whole text.
    /// - Returns: false where one of them can't be understood, or was not; the text is as it was and counts no more.
    package mutating func change(_ changes: [JSONValue], version: Int, _ encoding: PositionEncoding) -> Bool {
        var text = bytes
        var changes = changes[...]
        if !isKnown {
            guard let whole = changes.lastIndex(where: { ($0["range"] ?? .null) == .null }) else { return false }
            changes = changes[whole...]
        }
        isKnown = false
        for change in changes {
            guard let replacement = change["text"]?.text else { return false }
            guard let range = change["range"], range != .null else {
                text = Array(replacement.utf8)
                continue
            }
            guard let range = PositionRange(range) else { return false }
            let map = PositionMap(text, encoding, isOpen: true)
            let start = map.offset(of: range.start)
            let end = max(start, map.offset(of: range.end))
            text.replaceSubrange(start..<end, with: replacement.utf8)
        }
        bytes = text
        self.version = version
        isKnown = true
        return true
    }

    /// Notes that a change was lost.
    package mutating func lose() { isKnown = false }
}

extension Position {
    package init?(_ value: JSONValue?) {
        guard let line = value?["line"]?.number, let character = value?["character"]?.number else { return nil }
        self.init(line: line, character: character)
    }

    var object: JSONObject { ["line": line, "character": character] }
}

extension PositionRange {
    package init?(_ value: JSONValue?) {
        guard let start = Position(value?["start"]), let end = Position(value?["end"]) else { return nil }
        self.init(start, end)
    }

    var object: JSONObject { ["start": start.object, "end": end.object] }
}
