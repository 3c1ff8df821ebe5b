import Planning
import SourceText

/// A finding of a guidance rule, as machine formats, the gate and the baseline speak of it.
public struct GuidanceResult: ReportEntry, Sendable {
    public enum Status: String, Sendable, CaseIterable {
        /// `apply` can make the change.
        case fix
        /// Somebody has to decide.
        case advice
    }

    public let rule: String
    /// What it is about, such as `CounterView.count`; stays the same when code moves.
    public let symbol: String
    /// Relative to the root.
    public let path: String
    public let location: SourceLocation
    /// A sentence without a full stop.
    public let message: String
    /// The fix, by path and place; empty for an advice.
    public let edits: [PlannedEdit]
    public var isKnown = false
    public var fails = false

    init(_ finding: GuidanceFinding) {
        rule = finding.rule
        symbol = finding.symbol
        path = finding.path
        location = finding.location
        message = finding.message
        edits = finding.edits
    }

    public var status: Status { edits.isEmpty ? .advice : .fix }

    var statusName: String { status.rawValue }
    var notes: [Finding.Note] { [] }
    var isSetAside: Bool { false }

    /// An error is what fails, a warning what can be changed at once.
    var level: EntryLevel {
        if fails { return .error }
        return status == .fix && !isKnown ? .warning : .note
    }

    /// How text calls it.
    var severity: String { level == .note ? "advice" : level.rawValue }
}

extension Report {
    /// How many findings of guidance rules have a status.
    public func count(_ status: GuidanceResult.Status) -> Int { guidance.count { $0.status == status } }

    /// `3 fixes and 12 pieces of advice`; nil where guidance found nothing.
    var guidanceCounts: String? { GuidanceSummary.counts(fixes: count(.fix), advice: count(.advice)) }
}
