let lineFeed: UInt8 = 0x0A

/// The lines of a file as a diff counts them: each ends behind an LF, the last one perhaps at the end of the file.
struct DiffLines {
    let bytes: [UInt8]
    /// The first offset, and each offset behind an LF; the last one may be the end of the file, where no line is.
    private let starts: [Int]
    /// How many lines hold at least one byte.
    let count: Int

    init(_ bytes: [UInt8]) {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 24)
        _ = bytes.withUnsafeBufferPointer { buffer in
            forEachOffset(of: lineFeed, or: lineFeed, in: buffer) { starts.append($0 + 1) }
        }
        self.bytes = bytes
        self.starts = starts
        count = starts.last == bytes.count ? starts.count - 1 : starts.count
    }

    /// The bytes of a line, its LF included.
    subscript(line: Int) -> ArraySlice<UInt8> { bytes[start(of: line)..<end(of: line)] }

    func start(of line: Int) -> Int { starts[line] }

    func end(of line: Int) -> Int { line + 1 < starts.count ? starts[line + 1] : bytes.count }

    /// The number of LFs before `offset`, which has to be at or behind the start of `line`.
    func line(at offset: Int, searchingFrom line: Int) -> Int {
        var line = line
        while line + 1 < starts.count, starts[line + 1] <= offset {
            line += 1
        }
        return line
    }
}

/// Old lines that go and the lines that come instead. Lines include their LF.
struct LineChange {
    /// 0-based; where it is empty, the new lines come before the old line of that number.
    var oldLines: Range<Int>
    var newLines: ArraySlice<ArraySlice<UInt8>>

    /// What the edits do to whole lines: sorted, with at least one unchanged line between two changes, and no change
    /// that starts or ends with a line it leaves as it was.
    static func changes(of editSet: EditSet, in lines: DiffLines) -> [LineChange] {
        var reader = LineChangeReader(edits: editSet.edits, lines: lines)
        var joined: [LineChange] = []
        while let touched = reader.next() {
            for change in touched.minimized(in: lines) {
                join(change, to: &joined)
            }
        }
        // Joined neighbors may start or end alike again.
        return joined.flatMap { $0.minimized(in: lines) }
    }

    private static func join(_ change: LineChange, to changes: inout [LineChange]) {
        guard let last = changes.indices.last, changes[last].oldLines.upperBound == change.oldLines.lowerBound else {
            changes.append(change)
            return
        }
        changes[last].oldLines = changes[last].oldLines.lowerBound..<change.oldLines.upperBound
        changes[last].newLines.append(contentsOf: change.newLines)
    }

    /// Without the lines that stay as they are: at both ends, and in between where the line numbers match.
    private func minimized(in lines: DiffLines) -> [LineChange] {
        let change = withoutCommonEnds(in: lines)
        // One line for one: they differ, or they would be gone.
        guard change.oldLines.count == change.newLines.count, change.oldLines.count != 1 else { return [change] }
        return change.runsOfDifferingLines(in: lines)
    }

    private func withoutCommonEnds(in lines: DiffLines) -> LineChange {
        var change = self
        while let new = change.newLines.first, !change.oldLines.isEmpty, lines[change.oldLines.lowerBound] == new {
            change.oldLines.removeFirst()
            change.newLines.removeFirst()
        }
        while let new = change.newLines.last, !change.oldLines.isEmpty, lines[change.oldLines.upperBound - 1] == new {
            change.oldLines.removeLast()
            change.newLines.removeLast()
        }
        return change
    }

    /// For as many new lines as old ones.
    private func runsOfDifferingLines(in lines: DiffLines) -> [LineChange] {
        var runs: [LineChange] = []
        for (oldLine, newLine) in zip(oldLines, newLines.indices) where lines[oldLine] != newLines[newLine] {
            let change = LineChange(oldLines: oldLine..<oldLine + 1, newLines: newLines[newLine...newLine])
            LineChange.join(change, to: &runs)
        }
        return runs
    }
}

/// Reads the edits one group at a time: a group is all the edits that share lines with one another.
private struct LineChangeReader {
    private let lines: DiffLines
    private let edits: [TextEdit]
    private var nextEdit = 0
    /// The line at which the last group ended; the next one starts there or behind it.
    private var line = 0

    init(edits: [TextEdit], lines: DiffLines) {
        self.edits = edits
        self.lines = lines
    }

    /// The lines touched by the next group of edits, and what they become.
    mutating func next() -> LineChange? {
        guard let firstEdit = pendingEdit else { return nil }
        line = lines.line(at: Int(firstEdit.range.start), searchingFrom: line)
        let firstLine = line
        var position = lines.start(of: firstLine)
        var text: [UInt8] = []
        var joiningEdit: TextEdit? = firstEdit
        while let edit = joiningEdit {
            text.append(contentsOf: lines.bytes[position..<Int(edit.range.start)])
            text.append(contentsOf: edit.replacement.utf8)
            position = Int(edit.range.end)
            line = lines.line(at: position, searchingFrom: line)
            nextEdit += 1
            joiningEdit = editSharingLine(at: position, behind: text)
        }
        if !isLineStart(position, behind: text) {
            text.append(contentsOf: lines.bytes[position..<lines.end(of: line)])
            line += 1
        }
        return LineChange(oldLines: firstLine..<min(line, lines.count), newLines: splitIntoLines(text)[...])
    }

    /// The next edit, unless none is left or it lies beyond the end of the file, as all behind it then do.
    private var pendingEdit: TextEdit? {
        guard nextEdit < edits.count, edits[nextEdit].range.end <= lines.bytes.count else { return nil }
        return edits[nextEdit]
    }

    /// The next edit, if it touches the line that `position` is in.
    private func editSharingLine(at position: Int, behind text: [UInt8]) -> TextEdit? {
        guard let edit = pendingEdit, !isLineStart(position, behind: text) else { return nil }
        let lineEnd = lines.end(of: line)
        let isAppended = edit.range.start == lines.bytes.count && lineEnd == lines.bytes.count
        return edit.range.start < lineEnd || isAppended ? edit : nil
    }

    /// True where both the old and the new file start a line at `position`, so that the group ends there.
    private func isLineStart(_ position: Int, behind text: [UInt8]) -> Bool {
        position == lines.start(of: line) && (text.last ?? lineFeed) == lineFeed
    }

    private func splitIntoLines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        let lines = DiffLines(text)
        return (0..<lines.count).map { lines[$0] }
    }
}
