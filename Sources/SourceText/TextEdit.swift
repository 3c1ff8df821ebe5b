/// One replacement in one file. An empty range inserts, an empty replacement deletes.
public struct TextEdit: Hashable, Sendable {
    /// The bytes that go, as UTF-8 offsets of the file as it was read.
    public let range: TextRange
    /// The text that comes.
    public let replacement: String

    public init(range: TextRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// Two edits that can't both be made.
public struct EditConflict: Error, Hashable, Sendable {
    public let first: TextEdit
    public let second: TextEdit
}

/// The edits of one file.
///
/// Invariant: in range, sorted by start, disjoint. Construction is the only way in, and it fails with the conflict.
public struct EditSet: Sendable {
    public let edits: [TextEdit]

    /// Sorts the edits and merges equal ones.
    ///
    /// Insertions at the same place are kept in the order given; an insertion at the start of a replaced range comes before it.
    /// - Throws: `EditConflict` where two edits overlap.
    public init(_ unordered: [TextEdit]) throws(EditConflict) {
        let sorted = unordered.enumerated().sorted { left, right in
            (left.element.range, left.offset) < (right.element.range, right.offset)
        }
        var kept: [TextEdit] = []
        kept.reserveCapacity(sorted.count)
        for (_, edit) in sorted {
            if let last = kept.last {
                if kept.reversed().prefix(while: { $0.range == edit.range }).contains(edit) { continue }
                let bothInsert = last.range.isEmpty && edit.range.isEmpty
                if edit.range.start < last.range.end || (edit.range == last.range && !bothInsert) {
                    throw EditConflict(first: last, second: edit)
                }
            }
            kept.append(edit)
        }
        edits = kept
    }

    public var isEmpty: Bool { edits.isEmpty }

    /// The file with all edits made, in one pass. Edits beyond the end of `bytes` are left out.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        var position = 0
        for edit in edits where edit.range.end <= bytes.count {
            result.append(contentsOf: bytes[position..<Int(edit.range.start)])
            result.append(contentsOf: edit.replacement.utf8)
            position = Int(edit.range.end)
        }
        result.append(contentsOf: bytes[position...])
        return result
    }
}
