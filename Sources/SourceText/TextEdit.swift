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

    /// True where the edit neither removes nor adds a byte.
    var isInsertionOfNothing: Bool { range.isEmpty && replacement.isEmpty }
}

extension TextEdit {
    /// Compares bytes: two ways to write "é" are two texts in a file, though equal as strings.
    public static func == (left: TextEdit, right: TextEdit) -> Bool {
        left.range == right.range && left.replacement.utf8.elementsEqual(right.replacement.utf8)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(range)
        var text = replacement
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// Two edits that can't both be made.
public struct EditConflict: Error, Hashable, Sendable {
    public let first: TextEdit
    public let second: TextEdit
}

/// The edits of one file.
///
/// Invariant: sorted by start, disjoint. Construction is the only way in, and it fails with the conflict. Whether the
/// edits are in range is not known here: those beyond the end of a file are left out where they are applied.
public struct EditSet: Sendable {
    public let edits: [TextEdit]

    /// Sorts the edits, merges equal ones and drops insertions of nothing.
    ///
    /// Insertions at the same place are kept in the order given; an insertion at the start of a replaced range comes
    /// before it.
    /// - Throws: `EditConflict` where two edits overlap.
    public init(_ unordered: [TextEdit]) throws(EditConflict) {
        let order = unordered.indices.sorted { left, right in
            let first = unordered[left].range
            let second = unordered[right].range
            return first == second ? left < right : first < second
        }
        var kept: [TextEdit] = []
        kept.reserveCapacity(order.count)
        var keptOfSameRange: Set<TextEdit> = []
        for number in order where !unordered[number].isInsertionOfNothing {
            let edit = unordered[number]
            if edit.range != kept.last?.range { keptOfSameRange.removeAll() }
            guard keptOfSameRange.insert(edit).inserted else { continue }
            if let last = kept.last, edit.range.start < last.range.end {
                throw EditConflict(first: last, second: edit)
            }
            kept.append(edit)
        }
        edits = kept
    }

    public var isEmpty: Bool { edits.isEmpty }

    /// Where the replacements stand once all edits are made.
    public var rangesAfter: [TextRange] {
        var ranges: [TextRange] = []
        var growth = 0
        for edit in edits {
            let start = Int(edit.range.start) + growth
            let length = edit.replacement.utf8.count
            ranges.append(TextRange(UInt32(clamping: start), UInt32(clamping: start + length)))
            growth += length - Int(edit.range.end - edit.range.start)
        }
        return ranges
    }

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
