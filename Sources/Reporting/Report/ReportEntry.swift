import Planning
import SourceText

/// What findings of types and those of guidance rules have in common.
protocol ReportEntry {
    /// The id of the rule that found it.
    var rule: String { get }
    /// What it is about; stays the same when code moves.
    var symbol: String { get }
    var path: String { get }
    var location: SourceLocation { get }
    var message: String { get }
    /// As formats for machines spell it.
    var statusName: String { get }
    /// What has to be written, by path and place.
    var edits: [PlannedEdit] { get }
    /// What decides about it, each with its place.
    var notes: [Finding.Note] { get }
    /// True where the baseline holds it.
    var isKnown: Bool { get set }
    /// True where `--fail-on` asks for an exit code of 1 because of it.
    var fails: Bool { get set }
    /// True where it was kept or left out on purpose.
    var isSetAside: Bool { get }
    var level: EntryLevel { get }
}

/// How much an entry weighs in formats that know such levels.
enum EntryLevel: String {
    case error, warning, note
}

extension ReportEntry {
    /// False where nobody is to do anything about it.
    var isOpen: Bool { !isKnown && !isSetAside }
}

extension Report {
    /// Findings of types, then those of guidance rules.
    var entries: [any ReportEntry] { findings + guidance }
}
