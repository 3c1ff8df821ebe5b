import Planning
import SourceText

/// Changes as one patch.
public enum PatchReport {
    /// - Parameter prefix: what stands before each path, such as the way from the top of the repository to the root;
    ///   ends with `/` or is empty.
    public static func render(_ changes: [FileChange], prefix: String, style: UnifiedDiff.Style) -> [UInt8] {
        let diff = UnifiedDiff(style: style)
        return changes.flatMap { diff.render(path: prefix + $0.path, bytes: $0.bytes, edits: $0.edits) }
    }
}

/// Writes edits as a patch in git's form, which `git apply` and `patch -p1` take.
public struct UnifiedDiff: Sendable {
    public enum Style: Sendable {
        case plain
        /// For a terminal without colors: what would steer it is written as an escape. Such a patch can't be applied
        /// where there is any.
        case shown
        /// The same with git's colors. Such a patch can't be applied.
        case colored
    }

    public let style: Style

    public init(style: Style = .plain) {
        self.style = style
    }

    /// The part of the patch for one file; empty where the edited file is the same as before.
    ///
    /// The patch of many files is their parts joined, which the caller sorts by path. The path is relative to the root
    /// of the repository, with `/` between its parts.
    public func render(path: String, bytes: [UInt8], edits: EditSet) -> [UInt8] {
        let hunks = edits.hunks(in: bytes, contextLines: 3)
        guard !hunks.isEmpty else { return [] }
        var patch: [UInt8] = []
        appendFileHeader(path: path, to: &patch)
        for hunk in hunks {
            appendHunkHeader(hunk, to: &patch)
            for line in hunk.lines { appendLine(line, to: &patch) }
        }
        return patch
    }
}

extension UnifiedDiff {
    private static let carriageReturn: UInt8 = 0x0D
    private static let tab: UInt8 = 0x09
    private static let space: UInt8 = 0x20

    /// What git paints, with the number of its default color.
    private enum Color: String {
        case header = "1"
        case hunkHeader = "36"
        case removed = "31"
        case added = "32"
    }

    private func appendFileHeader(path: String, to patch: inout [UInt8]) {
        let oldName = PathQuoting.quoted(path, prefix: "a/")
        let newName = PathQuoting.quoted(path, prefix: "b/")
        patch += colored(Array("diff --git ".utf8) + oldName + [UnifiedDiff.space] + newName, .header)
        for (mark, name) in [("--- ", oldName), ("+++ ", newName)] {
            patch.append(0x0A)
            patch += colored(Array(mark.utf8) + name, .header)
            // Lest a reader take what follows the space for a date.
            if name.contains(UnifiedDiff.space) { patch.append(UnifiedDiff.tab) }
        }
        patch.append(0x0A)
    }

    private func appendHunkHeader(_ hunk: Hunk, to patch: inout [UInt8]) {
        let old = lineRange(start: hunk.oldStart, count: hunk.oldCount)
        let new = lineRange(start: hunk.newStart, count: hunk.newCount)
        patch += colored(Array("@@ -\(old) +\(new) @@".utf8), .hunkHeader)
        if !hunk.heading.isEmpty {
            patch.append(UnifiedDiff.space)
            patch += content(hunk.heading[...])
        }
        patch.append(0x0A)
    }

    private func lineRange(start: Int, count: Int) -> String { count == 1 ? "\(start)" : "\(start),\(count)" }

    private func appendLine(_ line: HunkLine, to patch: inout [UInt8]) {
        switch line.kind {
        case .context:
            patch.append(UnifiedDiff.space)
            patch += content(line.bytes)
        case .removed: appendChangedLine(line.bytes, mark: UInt8(ascii: "-"), .removed, to: &patch)
        case .added: appendChangedLine(line.bytes, mark: UInt8(ascii: "+"), .added, to: &patch)
        }
        patch.append(0x0A)
        if line.lacksNewline { patch += "\\ No newline at end of file\n".utf8 }
    }

    /// The color ends before the CR of a CRLF, as in git.
    private func appendChangedLine(_ line: ArraySlice<UInt8>, mark: UInt8, _ color: Color, to patch: inout [UInt8]) {
        let endsWithCarriageReturn = line.last == UnifiedDiff.carriageReturn
        patch += colored([mark] + content(endsWithCarriageReturn ? line.dropLast() : line), color)
        if endsWithCarriageReturn { patch.append(UnifiedDiff.carriageReturn) }
    }

    /// A line of a file: its bytes, or what may be shown of them. The CR of a CRLF does no harm.
    private func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard style != .plain, line.contains(where: { $0 < 0x20 && $0 != UnifiedDiff.tab || $0 >= 0x7F }) else {
            return line
        }
        let ending = line.last == UnifiedDiff.carriageReturn ? line.suffix(1) : []
        let shown = String(decoding: line.dropLast(ending.count), as: UTF8.self).withoutControls
        return ArraySlice(Array(shown.utf8) + ending)
    }

    private func colored(_ text: [UInt8], _ color: Color) -> [UInt8] {
        style == .colored ? Array("\u{1B}[\(color.rawValue)m".utf8) + text + Array("\u{1B}[m".utf8) : text
    }
}
