import Planning
import SourceText

/// A finding of a guidance rule, as machine formats, the gate and the baseline speak of it.
public struct GuidanceResult: Sendable {
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
    /// True where the baseline holds it.
    public var isKnown = false
    /// True where `--fail-on` asks for an exit code of 1 because of it.
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

    /// An error is what fails, a warning what can be changed at once.
    var level: Finding.Level {
        if fails { return .error }
        return status == .fix && !isKnown ? .warning : .note
    }

    /// False where the baseline holds it.
    public var isOpen: Bool { !isKnown }

    /// How text calls it.
    var severity: String {
        switch level {
        case .error: "error"
        case .warning: "warning"
        case .note: "advice"
        }
    }
}

extension Report {
    /// How many findings of guidance rules have a status.
    public func count(_ status: GuidanceResult.Status) -> Int { guidance.count { $0.status == status } }

    /// `3 fixes and 12 pieces of advice`; nil where guidance found nothing.
    public var guidanceCounts: String? {
        let (fixes, advice) = (count(.fix), count(.advice))
        let parts = [
            fixes == 0 ? nil : "\(fixes) \(fixes == 1 ? "fix" : "fixes")",
            advice == 0 ? nil : "\(advice) \(advice == 1 ? "piece" : "pieces") of advice",
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }
}
