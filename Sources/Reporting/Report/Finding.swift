import Planning
import RuleContract
import SourceText

/// One legacy type as a run found it: what all machine formats, the gate and the baseline speak of.
public struct Finding: ReportEntry, Sendable {
    /// In the order in which types can move.
    public enum Status: String, Sendable, CaseIterable {
        /// Can move now, in the chosen tier.
        case pending
        /// Can move with `--tier assisted`.
        case assisted
        /// Stays, with a reason.
        case blocked
        /// Stays because a comment asks for it.
        case kept
        /// Left out by `--only-type` or `--skip-type`.
        case notSelected = "not-selected"
    }

    /// Something that decides about the type, with its place.
    public struct Note: Sendable {
        /// The code of a refusal or a behavior.
        public let code: String
        /// A sentence without a full stop. Of a behavior what the code means.
        public let message: String
        /// Relative to the root.
        public let path: String
        public let location: SourceLocation
        /// The place outside of the root that causes it, as `repository:path:line`.
        public var elsewhere: String?
        /// What was found here, where the message says only what the code means.
        public var detail: String?

        /// What was found here.
        public var found: String { detail ?? message }
    }

    /// The rule that finds legacy types. Its id stays the same whatever becomes of the type, so that a baseline knows
    /// the type again.
    public static let rule = "observable-class"

    public let status: Status
    /// The type's name with the types around it.
    public let symbol: String
    /// The name of the type that stands for the unit: types of one unit, such as a class and its subclasses, move
    /// together or not at all.
    public let unit: String
    /// The file of the declaration, relative to the root.
    public let path: String
    public let location: SourceLocation
    /// Why it stays, heaviest reason first.
    public let reasons: [Note]
    /// What may behave differently once it has moved.
    public let behaviors: [Note]
    /// How it would stand with the other edition of Xcode, where that is not how it stands now.
    public let standingInOtherEdition: Verdict.Standing?
    /// What has to be written, in all files: by path and place, each edit once. Those at one place are to be made in
    /// this order.
    public var edits: [PlannedEdit] { plannedEdits.eachOnce() }
    /// As the plan has them; most formats never ask.
    private let plannedEdits: [PlannedEdit]
    public var isKnown = false
    public var fails = false

    init(_ verdict: Verdict) {
        symbol = verdict.name
        unit = verdict.unit
        path = verdict.path
        location = verdict.location
        reasons = verdict.reasons.map { Note($0) }
        behaviors = LocatedDiagnostic.unique(verdict.behaviors).map { Note($0) }
        standingInOtherEdition = verdict.standingInOtherEdition
        plannedEdits = verdict.edits
        status =
            switch verdict.outcome {
            case .moves: .pending
            case .needsAssistedTier: .assisted
            // It is to stay, so whatever else blocks it is nothing to work on.
            case .blocked: verdict.reasons.contains { $0.code == Refusal.kept.rawValue } ? .kept : .blocked
            case .notSelected: .notSelected
            }
    }

    var rule: String { Finding.rule }
    var statusName: String { status.rawValue }
    var notes: [Note] { reasons + behaviors }
    var isSetAside: Bool { status == .kept || status == .notSelected }

    /// An error is what fails; a note is what is known or kept, or can't move without another tier.
    var level: EntryLevel {
        if fails { return .error }
        return isOpen && status != .assisted ? .warning : .note
    }

    /// What is to be said of the type, as a sentence without a full stop.
    public var message: String {
        let reason = reasons.first.map { "\($0.code): \($0.message)" } ?? "no reason was found"
        switch status {
        case .pending:
            let files = Set(edits.map(\.path)).count
            return "\(symbol) can migrate to @Observable, with edits in \(files) \(files == 1 ? "file" : "files")"
        case .assisted: return "\(symbol) can migrate to @Observable with --tier assisted (\(reason))"
        case .blocked: return "\(symbol) stays an ObservableObject (\(reason))"
        case .kept: return "\(symbol) stays an ObservableObject, because a comment keeps it"
        case .notSelected: return "\(symbol) is an ObservableObject and was not selected"
        }
    }
}

extension Finding.Note {
    init(_ diagnostic: LocatedDiagnostic) {
        self.init(
            code: diagnostic.code, message: diagnostic.text, path: diagnostic.path, location: diagnostic.location,
            elsewhere: diagnostic.diagnostic.elsewhere, detail: diagnostic.detail)
    }
}

extension [PlannedEdit] {
    /// Without those that write the same at the same place as one before them, and those that write nothing.
    func eachOnce() -> [PlannedEdit] {
        var seen: Set<PlannedEdit.Place> = []
        return filter {
            !($0.edit.range.isEmpty && $0.edit.replacement.isEmpty)
                && seen.insert(PlannedEdit.Place(path: $0.path, edit: $0.edit)).inserted
        }
    }
}

extension PlannedEdit {
    fileprivate struct Place: Hashable {
        let path: String
        let edit: TextEdit
    }
}
