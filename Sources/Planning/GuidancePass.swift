import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What a run says about one finding of a guidance rule.
public struct GuidanceFinding: Sendable {
    public let rule: String
    public let symbol: String
    /// Relative to the root.
    public let path: String
    public let location: SourceLocation
    /// A sentence without a full stop.
    public let message: String
    /// The fix, by path and place; empty for an advice.
    public let edits: [PlannedEdit]

    /// In the order of their places.
    var sortKey: SortKey { SortKey(path, location, "\(rule) \(message)") }
}

/// Makes findings and edits of what guidance rules found, without edits that are in the way of others.
///
/// Where an edit overlaps one of the migration, or of a finding before it, the finding stays an advice, and so does one
/// whose result would not parse. Only files that may be edited are spoken of.
struct GuidancePass {
    private let index: ProjectIndex
    private let files: EditableFiles
    private let locator: Locator
    private var diagnostics: [Diagnostic]
    private var names: NameTable

    /// - Parameter diagnostics: without what comments suppress.
    init(_ project: Project, _ diagnostics: [Diagnostic], _ files: EditableFiles) {
        index = project.index
        self.files = files
        locator = Locator(project)
        self.diagnostics = diagnostics.filter { files.editableSource(of: $0.file) != nil }
            .filter { !project.options.ignores($0.rule, inFile: project.index.files[$0.file].path) }
            .sorted { ($0.file, $0.range, $0.rule, $0.message) < ($1.file, $1.range, $1.rule, $1.message) }
        names = index.names
    }

    /// Adds the findings to a plan, with their edits.
    mutating func complete(_ plan: inout Plan) {
        var edits = EditsByFile(plan.changes, index)
        for position in diagnostics.indices where !diagnostics[position].fileEdits.isEmpty {
            if !add(diagnostics[position], to: &edits) { diagnostics[position] = diagnostics[position].withoutEdits }
        }
        plan.changes = edits.changes(plan.changes) { files.editableSource(of: $0) }
        plan.guidance = diagnostics.map { finding($0) }.sorted(on: \.sortKey)
    }

    // MARK: Edits

    /// Takes all edits of a finding, or none.
    private mutating func add(_ diagnostic: Diagnostic, to edits: inout EditsByFile) -> Bool {
        var added = edits
        for file in Set(diagnostic.fileEdits.map(\.file)).sorted() {
            guard let source = files.editableSource(of: file) else { return false }
            guard let set = added.add(diagnostic.fileEdits.filter { $0.file == file }.map(\.edit), to: file),
                parses(source, set)
            else { return false }
        }
        edits = added
        return true
    }

    /// Invariant 7: the result has no problem, as the file had none.
    private mutating func parses(_ source: SourceFile, _ edits: EditSet) -> Bool {
        let file = SourceFile(path: source.path, bytes: edits.applied(to: source.bytes))
        return SyntaxTree.parse(file, bodies: .parseChanged(edits.rangesAfter), names: &names).problems.isEmpty
    }

    private func finding(_ diagnostic: Diagnostic) -> GuidanceFinding {
        let edits = diagnostic.fileEdits.map { edit in
            PlannedEdit(
                path: index.files[edit.file].path, rule: diagnostic.rule, message: diagnostic.message, edit: edit.edit)
        }
        let located = locator.locate(diagnostic)
        return GuidanceFinding(
            rule: diagnostic.rule, symbol: diagnostic.symbol, path: located.path, location: located.location,
            message: diagnostic.message,
            edits: edits.sorted(on: { SortKey($0.path, $0.edit.range) }))
    }
}

/// The edits that were taken so far.
private struct EditsByFile {
    private let migration: [Int: [TextEdit]]
    private var guidance: [Int: [TextEdit]] = [:]

    init(_ changes: [FileChange], _ index: ProjectIndex) {
        guard !changes.isEmpty else {
            migration = [:]
            return
        }
        let files = Dictionary(index.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        var edits: [Int: [TextEdit]] = [:]
        for change in changes { if let file = files[change.path] { edits[file] = change.edits.edits } }
        migration = edits
    }

    /// All edits of a file with some more; nil where one of these overlaps another, or inserts where another one does.
    mutating func add(_ edits: [TextEdit], to file: Int) -> EditSet? {
        let others = (migration[file] ?? []) + (guidance[file] ?? [])
        let isInTheWay = edits.contains { edit in
            others.contains {
                $0.range.start <= edit.range.end && edit.range.start <= $0.range.end && !isBeside($0, edit)
            }
        }
        guard !isInTheWay else { return nil }
        guidance[file, default: []] += edits
        return try? EditSet(others + edits)
    }

    /// True where one ends at the place where the other starts, and neither inserts.
    private func isBeside(_ left: TextEdit, _ right: TextEdit) -> Bool {
        guard !left.range.isEmpty, !right.range.isEmpty else { return false }
        return left.range.end == right.range.start || right.range.end == left.range.start
    }

    /// The changes of the migration with those of guidance, by path.
    func changes(_ changes: [FileChange], _ source: (Int) -> SourceFile?) -> [FileChange] {
        var result = Dictionary(changes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        for (file, edits) in guidance where !edits.isEmpty {
            guard let source = source(file), let set = try? EditSet((migration[file] ?? []) + edits) else { continue }
            result[source.path] = FileChange(path: source.path, bytes: source.bytes, edits: set)
        }
        return result.values.sorted(on: { SortKey($0.path) })
    }
}
