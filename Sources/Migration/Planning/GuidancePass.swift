import SourceText
import SymbolIndex
import Syntax

/// Makes findings and edits of what guidance rules found: without what comments suppress, and without edits that are in the way of others.
///
/// Where an edit overlaps one of the migration, or of a finding before it, the finding stays an advice, and so does one whose result would not
/// parse. Only files that may be edited are spoken of.
struct GuidancePass {
    private let index: ProjectIndex
    private let input: PipelineInput
    private var diagnostics: [GuidanceDiagnostic]
    private var warnings: [PlanWarning] = []
    private var sources: [Int: SourceFile?] = [:]
    private var names: NameTable

    init(_ index: ProjectIndex, _ diagnostics: [GuidanceDiagnostic], _ input: PipelineInput) {
        self.index = index
        self.input = input
        self.diagnostics = diagnostics.sorted { ($0.file, $0.range, $0.rule, $0.message) < ($1.file, $1.range, $1.rule, $1.message) }
        names = index.names
    }

    /// Adds the findings to a plan, with their edits and with warnings of comments that are of no use.
    mutating func complete(_ plan: inout Plan) {
        suppress()
        var kept: [GuidanceDiagnostic] = []
        for diagnostic in diagnostics where source(of: diagnostic.file) != nil { kept.append(diagnostic) }
        diagnostics = kept
        var edits = EditsByFile(plan.changes, index)
        for position in diagnostics.indices where !diagnostics[position].edits.isEmpty {
            if !add(diagnostics[position], to: &edits) { diagnostics[position].edits = [] }
        }
        plan.changes = edits.changes(plan.changes) { sources[$0].flatMap { $0 } }
        plan.guidance = diagnostics.map { finding($0) }.sorted(by: GuidanceFinding.areInOrder)
        plan.warnings = (plan.warnings + warnings).sorted { ($0.path, $0.location, $0.message) < ($1.path, $1.location, $1.message) }
    }

    /// A file that may be edited; nil for any other.
    private mutating func source(of file: Int) -> SourceFile? {
        if let known = sources[file] { return known }
        let facts = index.files[file]
        var source: SourceFile?
        if !Suppression.ignoresFile(facts), case .success(let bytes) = input.read(facts.path), input.isEditable(facts.path, bytes),
            SourceFile.contentHash(bytes) == facts.contentHash {
            source = SourceFile(path: facts.path, bytes: bytes)
        }
        sources[file] = .some(source)
        return source
    }

    // MARK: Edits

    /// Takes all edits of a finding, or none.
    private mutating func add(_ diagnostic: GuidanceDiagnostic, to edits: inout EditsByFile) -> Bool {
        var added = edits
        for file in Set(diagnostic.edits.map(\.file)).sorted() {
            guard let source = source(of: file) else { return false }
            guard let set = added.add(diagnostic.edits.filter { $0.file == file }.map(\.edit), to: file), parses(source, set) else { return false }
        }
        edits = added
        return true
    }

    /// Invariant 7: the result has no problem, as the file had none.
    private mutating func parses(_ source: SourceFile, _ edits: EditSet) -> Bool {
        let file = SourceFile(path: source.path, bytes: edits.applied(to: source.bytes))
        return SyntaxTree.parse(file, bodies: .parseChanged(edits.rangesAfter), names: &names).problems.isEmpty
    }

    private func finding(_ diagnostic: GuidanceDiagnostic) -> GuidanceFinding {
        let edits = diagnostic.edits.map { edit in
            PlannedEdit(path: index.files[edit.file].path, rule: diagnostic.rule, message: diagnostic.message, edit: edit.edit)
        }
        let source = sources[diagnostic.file].flatMap { $0 }
        let location = source.map { LineIndex($0.bytes).location(at: diagnostic.range.start) } ?? SourceLocation(line: 1, column: 1)
        return GuidanceFinding(
            rule: diagnostic.rule, symbol: diagnostic.symbol, path: index.files[diagnostic.file].path, location: location, message: diagnostic.message,
            edits: edits.sorted { ($0.path, $0.edit.range) < ($1.path, $1.edit.range) })
    }

    // MARK: Suppression

    /// Drops what comments suppress, and notes comments that name a rule that ran and met nothing.
    private mutating func suppress() {
        var suppressed: Set<Int> = []
        for file in index.files.indices where !index.files[file].directives.isEmpty {
            let positions = diagnostics.indices.filter { diagnostics[$0].file == file }
            var lines: LineIndex?
            for suppression in Suppression.all(in: index.files[file]) {
                guard case .ignore(let rules) = suppression.kind else { continue }
                for rule in rules where input.options.guidanceRules.contains(rule.text) {
                    guard let source = source(of: file) else { continue }
                    let index = lines ?? LineIndex(source.bytes)
                    lines = index
                    let met = positions.filter { diagnostics[$0].rule == rule.text && headerLines(diagnostics[$0], source, index).contains(suppression.line) }
                    suppressed.formUnion(met)
                    if met.isEmpty { warn(rule, file) }
                }
            }
        }
        diagnostics = diagnostics.indices.filter { !suppressed.contains($0) }.map { diagnostics[$0] }
    }

    private mutating func warn(_ rule: Suppression.RuleName, _ file: Int) {
        guard index.files[file].problem == nil else { return }
        warnings.append(
            PlanWarning(
                path: index.files[file].path, location: rule.location, code: .unusedSuppression,
                message: "reobserve:ignore[\(rule.text)] ignores nothing, since the rule finds nothing here"))
    }

    /// The 1-based lines of what was found, up to its first brace: a closure or a type is meant where it starts.
    private func headerLines(_ diagnostic: GuidanceDiagnostic, _ source: SourceFile, _ lines: LineIndex) -> ClosedRange<Int> {
        let bytes = source.bytes[Int(diagnostic.range.start)..<Int(diagnostic.range.end)]
        let end = bytes.firstIndex(of: UInt8(ascii: "{")).map { UInt32($0) } ?? diagnostic.range.end
        return lines.lines(of: TextRange(diagnostic.range.start, end))
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
        let isInTheWay = edits.contains { edit in others.contains { $0.range.start <= edit.range.end && edit.range.start <= $0.range.end && !isBeside($0, edit) } }
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
        return result.values.sorted { $0.path < $1.path }
    }
}
