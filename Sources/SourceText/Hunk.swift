/// One stretch of a file that changes, with the unchanged lines around it, as a unified diff shows it.
///
/// Lines end at LF only, which is git's view: the CR of a CRLF belongs to its line, and a lone CR ends no line.
public struct Hunk: Hashable, Sendable {
    /// 1-based number of the first old line; where there is no old line, the number of the line before the hunk.
    public let oldStart: Int
    /// How many lines are context or removed.
    public let oldCount: Int
    /// 1-based number of the first new line; where there is no new line, the number of the line before the hunk.
    public let newStart: Int
    /// How many lines are context or added.
    public let newCount: Int
    /// The last old line before the hunk that starts with a letter, `_` or `$`: in Swift mostly the enclosing
    /// declaration. Cut as git cuts it; empty where there is none.
    public let heading: ArraySlice<UInt8>
    /// In each changed block the removed lines stand before the added ones.
    public let lines: [HunkLine]
}

/// One line of a hunk.
public struct HunkLine: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case context
        case removed
        case added
    }

    public let kind: Kind
    /// The line without its LF.
    public let bytes: ArraySlice<UInt8>
    /// True for the last line of a file that doesn't end with LF: "\ No newline at end of file".
    public let lacksNewline: Bool
}

extension EditSet {
    /// The hunks that show these edits, in order; none where the edited file is the same as before.
    ///
    /// They come straight from the edits, no text is compared but the edited lines, so the time is linear in the size
    /// of the file and the edits. Edits beyond the end of `bytes` are left out, as in `applied(to:)`. Hunks whose
    /// context touches or overlaps are joined.
    public func hunks(in bytes: [UInt8], contextLines: Int = 3) -> [Hunk] {
        guard changes(bytes) else { return [] }
        let lines = DiffLines(bytes)
        var assembler = HunkAssembler(lines: lines, contextLines: max(0, contextLines))
        return assembler.hunks(for: LineChange.changes(of: self, in: lines))
    }

    /// True where the edited file differs from `bytes`. Most files differ in their length already.
    private func changes(_ bytes: [UInt8]) -> Bool {
        var growth = 0
        for edit in edits where edit.range.end <= bytes.count {
            growth += edit.replacement.utf8.count - Int(edit.range.end - edit.range.start)
        }
        return growth != 0 || (!isEmpty && applied(to: bytes) != bytes)
    }
}

/// Puts context around line changes and joins those that stand close together.
private struct HunkAssembler {
    let lines: DiffLines
    let contextLines: Int
    /// How many lines the new file has more than the old one, up to the hunk at work.
    private var lineShift = 0
    /// Old lines before this one have been searched for a heading.
    private var searchedLineCount = 0
    private var heading: ArraySlice<UInt8> = []

    init(lines: DiffLines, contextLines: Int) {
        self.lines = lines
        self.contextLines = contextLines
    }

    mutating func hunks(for changes: [LineChange]) -> [Hunk] {
        var hunks: [Hunk] = []
        var groupStart = 0
        for index in changes.indices where isLastOfGroup(index, in: changes) {
            hunks.append(hunk(for: changes[groupStart...index]))
            groupStart = index + 1
        }
        return hunks
    }

    private func isLastOfGroup(_ index: Int, in changes: [LineChange]) -> Bool {
        guard index + 1 < changes.count else { return true }
        let unchangedLineCount = changes[index + 1].oldLines.lowerBound - changes[index].oldLines.upperBound
        // Not `> 2 * contextLines`, which a huge context would overflow.
        return unchangedLineCount - contextLines > contextLines
    }

    private mutating func hunk(for group: ArraySlice<LineChange>) -> Hunk {
        let firstChangedLine = group.first?.oldLines.lowerBound ?? 0
        let lineAfterChanges = group.last?.oldLines.upperBound ?? 0
        let firstLine = max(0, firstChangedLine - contextLines)
        let endLine = lineAfterChanges + min(contextLines, lines.count - lineAfterChanges)
        let growth = group.reduce(0) { $0 + $1.newLines.count - $1.oldLines.count }
        let oldCount = endLine - firstLine
        let newCount = oldCount + growth
        defer { lineShift += growth }
        return Hunk(
            oldStart: firstLine + (oldCount == 0 ? 0 : 1),
            oldCount: oldCount,
            newStart: firstLine + lineShift + (newCount == 0 ? 0 : 1),
            newCount: newCount,
            heading: heading(beforeLine: firstLine),
            lines: hunkLines(for: group, from: firstLine, to: endLine)
        )
    }

    private func hunkLines(for group: ArraySlice<LineChange>, from firstLine: Int, to endLine: Int) -> [HunkLine] {
        var result: [HunkLine] = []
        result.reserveCapacity(group.reduce(endLine - firstLine) { $0 + $1.newLines.count })
        var nextLine = firstLine
        for change in group {
            append((nextLine..<change.oldLines.lowerBound).lazy.map { lines[$0] }, as: .context, to: &result)
            append(change.oldLines.lazy.map { lines[$0] }, as: .removed, to: &result)
            append(change.newLines, as: .added, to: &result)
            nextLine = change.oldLines.upperBound
        }
        append((nextLine..<endLine).lazy.map { lines[$0] }, as: .context, to: &result)
        return result
    }

    private func append(_ lines: some Sequence<ArraySlice<UInt8>>, as kind: HunkLine.Kind, to result: inout [HunkLine])
    {
        for line in lines {
            let endsWithNewline = line.last == lineFeed
            let bytes = endsWithNewline ? line.dropLast() : line
            result.append(HunkLine(kind: kind, bytes: bytes, lacksNewline: !endsWithNewline))
        }
    }

    /// Looks at each old line at most once over all hunks.
    private mutating func heading(beforeLine endLine: Int) -> ArraySlice<UInt8> {
        let unsearched = min(searchedLineCount, endLine)..<endLine
        if let line = unsearched.last(where: { startsDeclaration(lines[$0]) }) {
            heading = trimmedHeading(lines[line])
        }
        searchedLineCount = max(searchedLineCount, endLine)
        return heading
    }

    private func startsDeclaration(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return false }
        return switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
    }

    /// At most 80 bytes, with no half character and no white space at the end.
    private func trimmedHeading(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let limit = 80
        var heading = line.prefix(limit)
        if line.count > limit, line[line.startIndex + limit] & 0xC0 == 0x80 {
            while let last = heading.popLast(), last & 0xC0 == 0x80 {}
        }
        while let last = heading.last, last == 0x20 || (0x09...0x0D).contains(last) {
            heading.removeLast()
        }
        return heading
    }
}
