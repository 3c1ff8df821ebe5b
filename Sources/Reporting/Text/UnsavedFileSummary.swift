import Planning
import SourceText

/// What is said of one file whose text came from an editor: its edits, and the other files that change with it.
public enum UnsavedFileSummary {
    /// How many files are named.
    private static let namedFiles = 5

    /// Ends with a line feed.
    /// - Parameter path: of the file, relative to the root.
    public static func text(_ plan: Plan, _ path: String) -> String {
        func isFile(_ other: String) -> Bool { other.utf8.elementsEqual(path.utf8) }
        guard let change = plan.changes.first(where: { isFile($0.path) }) else {
            return "\(path): nothing to migrate".singleLine + "\n"
        }
        let units = Set(plan.verdicts.lazy.filter { $0.edits.contains { isFile($0.path) } }.map(\.unit))
        let verdicts = plan.verdicts.filter { $0.outcome == .moves && units.contains($0.unit) }
        var others: [String] = []
        for edit in verdicts.flatMap(\.edits) where !isFile(edit.path) && !others.contains(edit.path) {
            others.append(edit.path)
        }
        let types = verdicts.isEmpty ? "" : " for \(ReviewPage.title(verdicts.map(\.name)))"
        let text = "\(path): \(counted(change.edits.edits.count, "edit", "edits"))\(types)"
        guard !others.isEmpty else { return text.singleLine + "\n" }
        let more = others.count - namedFiles
        let names = others.sorted(on: { SortKey($0) }).prefix(namedFiles).joined(separator: ", ")
        let verb = others.count == 1 ? "changes" : "change"
        return
            ("\(text); \(counted(others.count, "other file", "other files")) \(verb) too: \(names)"
            + (more > 0 ? " and \(more) more" : "")).singleLine + "\n"
    }
}
