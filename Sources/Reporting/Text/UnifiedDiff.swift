import SourceText

/// Writes edits as a patch in git's form, which `git apply` and `patch -p1` take.
public struct UnifiedDiff: Sendable {
    public enum Style: Sendable {
        case plain
        /// For a terminal without colours: what would steer it is written as an escape. Such a patch can't be applied where there is any.
        case shown
        /// The same with git's colours. Such a patch can't be applied.
        case colored
    }

    public let style: Style
    public let contextLines: Int

    public init(style: Style = .plain, contextLines: Int = 3) {
        self.style = style
        self.contextLines = contextLines
    }

    /// The part of the patch for one file; empty where the edited file is the same as before.
    ///
    /// The patch of many files is their parts joined, which the caller sorts by path. The path is relative to the root of
    /// the repository, with `/` between its parts.
    public func render(path: String, bytes: [UInt8], edits: EditSet) -> [UInt8] {
        var patch: [UInt8] = []
        append(path: path, bytes: bytes, edits: edits, to: &patch)
        return patch
    }

    /// Adds the part of the patch for one file to `patch`.
    public func append(path: String, bytes: [UInt8], edits: EditSet, to patch: inout [UInt8]) {
        let hunks = edits.hunks(in: bytes, contextLines: contextLines)
        guard !hunks.isEmpty else { return }
        appendFileHeader(path: path, to: &patch)
        for hunk in hunks {
            appendHunkHeader(hunk, to: &patch)
            for line in hunk.lines {
                appendLine(line, to: &patch)
            }
        }
    }
}

extension UnifiedDiff {
    private static let lineFeed: UInt8 = 0x0A
    private static let carriageReturn: UInt8 = 0x0D
    private static let tab: UInt8 = 0x09
    private static let space: UInt8 = 0x20

    /// What git paints, with the number of its default colour.
    private enum Color: String {
        case header = "1"
        case hunkHeader = "36"
        case removed = "31"
        case added = "32"
    }

    private func appendFileHeader(path: String, to patch: inout [UInt8]) {
        let oldName = PathQuoting.quoted(path, prefix: "a/")
        let newName = PathQuoting.quoted(path, prefix: "b/")
        appendColored(Array("diff --git ".utf8) + oldName + [UnifiedDiff.space] + newName, .header, to: &patch)
        patch.append(UnifiedDiff.lineFeed)
        appendFileName(oldName, behind: "--- ", to: &patch)
        appendFileName(newName, behind: "+++ ", to: &patch)
    }

    /// A name with a space gets a tab behind it, lest a reader take what follows the space for a date.
    private func appendFileName(_ name: [UInt8], behind mark: String, to patch: inout [UInt8]) {
        appendColored(Array(mark.utf8) + name, .header, to: &patch)
        if name.contains(UnifiedDiff.space) {
            patch.append(UnifiedDiff.tab)
        }
        patch.append(UnifiedDiff.lineFeed)
    }

    private func appendHunkHeader(_ hunk: Hunk, to patch: inout [UInt8]) {
        startColor(.hunkHeader, in: &patch)
        patch.append(contentsOf: "@@ -".utf8)
        appendLineRange(start: hunk.oldStart, count: hunk.oldCount, to: &patch)
        patch.append(contentsOf: " +".utf8)
        appendLineRange(start: hunk.newStart, count: hunk.newCount, to: &patch)
        patch.append(contentsOf: " @@".utf8)
        endColor(in: &patch)
        if !hunk.heading.isEmpty {
            patch.append(UnifiedDiff.space)
            patch.append(contentsOf: content(hunk.heading[...]))
        }
        patch.append(UnifiedDiff.lineFeed)
    }

    private func appendLineRange(start: Int, count: Int, to patch: inout [UInt8]) {
        patch.append(contentsOf: String(start).utf8)
        guard count != 1 else { return }
        patch.append(UInt8(ascii: ","))
        patch.append(contentsOf: String(count).utf8)
    }

    private func appendLine(_ line: HunkLine, to patch: inout [UInt8]) {
        switch line.kind {
        case .context:
            patch.append(UnifiedDiff.space)
            patch.append(contentsOf: content(line.bytes))
        case .removed:
            appendChangedLine(line.bytes, mark: UInt8(ascii: "-"), .removed, to: &patch)
        case .added:
            appendChangedLine(line.bytes, mark: UInt8(ascii: "+"), .added, to: &patch)
        }
        patch.append(UnifiedDiff.lineFeed)
        if line.lacksNewline {
            patch.append(contentsOf: "\\ No newline at end of file\n".utf8)
        }
    }

    /// The colour ends before the CR of a CRLF, as in git.
    private func appendChangedLine(_ line: ArraySlice<UInt8>, mark: UInt8, _ color: Color, to patch: inout [UInt8]) {
        let endsWithCarriageReturn = line.last == UnifiedDiff.carriageReturn
        startColor(color, in: &patch)
        patch.append(mark)
        patch.append(contentsOf: content(endsWithCarriageReturn ? line.dropLast() : line))
        endColor(in: &patch)
        if endsWithCarriageReturn {
            patch.append(UnifiedDiff.carriageReturn)
        }
    }

    /// A line of a file: its bytes, or what may be shown of them. The CR of a CRLF does no harm.
    private func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard style != .plain, line.contains(where: { $0 < 0x20 && $0 != UnifiedDiff.tab || $0 >= 0x7F }) else { return line }
        let ending = line.last == UnifiedDiff.carriageReturn ? line.suffix(1) : []
        let shown = String(decoding: line.dropLast(ending.count), as: UTF8.self).withoutControls
        return ArraySlice(Array(shown.utf8) + ending)
    }

    private func appendColored(_ text: [UInt8], _ color: Color, to patch: inout [UInt8]) {
        startColor(color, in: &patch)
        patch.append(contentsOf: text)
        endColor(in: &patch)
    }

    private func startColor(_ color: Color, in patch: inout [UInt8]) {
        guard style == .colored else { return }
        patch.append(contentsOf: "\u{1B}[\(color.rawValue)m".utf8)
    }

    private func endColor(in patch: inout [UInt8]) {
        guard style == .colored else { return }
        patch.append(contentsOf: "\u{1B}[m".utf8)
    }
}
