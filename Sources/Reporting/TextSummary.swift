import Migration
import SourceText

/// What people read after a run: how many types move, which stay, and why.
public struct TextSummary: Sendable {
    public enum Mode: Sendable {
        /// After a dry run.
        case diff
        /// After writing.
        case applied(files: Int)
    }

    public let mode: Mode
    /// Show every type and every reason, not only the first ones.
    public let isVerbose: Bool
    /// Deployment targets below what Observation needs, as `App: iOS 16.0`.
    public let lowTargets: [String]
    /// How many blocked types are listed without `isVerbose`.
    private static let listed = 10

    public init(mode: Mode, isVerbose: Bool, lowTargets: [String] = []) {
        self.mode = mode
        self.isVerbose = isVerbose
        self.lowTargets = lowTargets
    }

    public func render(_ plan: Plan) -> String {
        var text = problems(plan) + warnings(plan)
        guard !plan.verdicts.isEmpty else { return text + "Nothing to migrate: no ObservableObject class was found. (\(files(plan.fileCount)))\n" }
        text += headline(plan)
        text += list(plan.verdicts.filter { $0.outcome == .blocked }, hidden: "blocked")
        let assisted = plan.verdicts.filter { $0.outcome == .needsAssistedTier }
        if isVerbose { text += list(assisted, hidden: "waiting for --tier assisted") }
        text += behaviours(plan)
        return text + ending(plan)
    }

    private func problems(_ plan: Plan) -> String {
        plan.problems.map { "\($0.path): warning: \($0.message)\n" }.joined()
    }

    private func warnings(_ plan: Plan) -> String {
        plan.warnings.map { "\($0.path):\($0.location.line):\($0.location.column): warning: \($0.message) [\($0.code.rawValue)]\n" }.joined()
    }

    private func headline(_ plan: Plan) -> String {
        let moving = plan.count(.moves)
        let total = plan.verdicts.count
        var parts: [String] = []
        switch mode {
        case .diff: parts.append("\(moving) of \(total) \(total == 1 ? "type" : "types") can migrate now.")
        case .applied(let files): parts.append("\(moving) of \(total) \(total == 1 ? "type" : "types") migrated in \(self.files(files)).")
        }
        let assisted = plan.count(.needsAssistedTier)
        let blocked = plan.count(.blocked)
        let skipped = plan.count(.notSelected)
        if assisted > 0 { parts.append("\(assisted) more with --tier assisted.") }
        if blocked > 0 { parts.append("\(blocked) \(blocked == 1 ? "is" : "are") blocked.") }
        if skipped > 0 { parts.append("\(skipped) not selected.") }
        return parts.joined(separator: " ") + "\n"
    }

    private func list(_ verdicts: [Verdict], hidden: String) -> String {
        let shown = isVerbose ? verdicts : Array(verdicts.prefix(TextSummary.listed))
        let rows = shown.map { verdict in (name: verdict.name, place: "\(verdict.path):\(verdict.location.line)", reasons: verdict.reasons) }
        let nameWidth = min(rows.map(\.name.count).max() ?? 0, 40)
        var text = ""
        for row in rows {
            text += "  " + padded(row.name, nameWidth) + "  " + row.place + "\n"
            let reasons = isVerbose ? row.reasons : Array(row.reasons.prefix(1))
            for reason in reasons { text += "      " + line(reason) + "\n" }
            if row.reasons.count > reasons.count { text += "      and \(row.reasons.count - reasons.count) more: pass -v\n" }
        }
        if verdicts.count > shown.count { text += "  … \(verdicts.count - shown.count) more \(hidden): pass -v to see them\n" }
        return text
    }

    /// `publisher-projection: $items is used as a publisher at App/Feed.swift:22`
    private func line(_ reason: LocatedDiagnostic) -> String {
        "\(reason.code): \(reason.text) at \(reason.path):\(reason.location.line)"
    }

    private func behaviours(_ plan: Plan) -> String {
        let notes = plan.verdicts.filter { $0.outcome == .moves }.flatMap(\.behaviours)
        let unique = LocatedDiagnostic.unique(notes)
        guard !unique.isEmpty else { return "" }
        var text = "Behaviour that may change:\n"
        for note in unique {
            guard case .fix(_, .some(let behaviour)) = note.diagnostic.outcome else { continue }
            text += "  \(note.path):\(note.location.line): \(behaviour.rawValue): \(behaviour.summary)\n"
        }
        return text
    }

    private func ending(_ plan: Plan) -> String {
        switch mode {
        case .diff:
            let count = plan.changes.count
            let next = count == 0 ? "" : " Next: reobserve apply, which changes \(files(count))."
            return platforms() + "Nothing was written.\(next) (\(files(plan.fileCount)) read)\n"
        case .applied: return platforms() + "Build and test, then commit. (\(files(plan.fileCount)) read)\n"
        }
    }

    /// The code needs iOS 17, macOS 14, tvOS 17, watchOS 10; what the manifests say below that is named, and not yet a reason to refuse.
    private func platforms() -> String {
        guard !lowTargets.isEmpty else { return "iOS 17, macOS 14, tvOS 17 and watchOS 10 are assumed.\n" }
        let list = lowTargets.prefix(4).joined(separator: ", ") + (lowTargets.count > 4 ? " and \(lowTargets.count - 4) more" : "")
        return "warning: @Observable needs iOS 17, macOS 14, tvOS 17, watchOS 10; raise the deployment target first: \(list)\n"
    }

    private func files(_ count: Int) -> String { "\(count) \(count == 1 ? "file" : "files")" }

    private func padded(_ text: String, _ width: Int) -> String {
        text.count >= width ? text : text + String(repeating: " ", count: width - text.count)
    }
}

extension LocatedDiagnostic {
    /// Each place and code once, in order.
    static func unique(_ diagnostics: [LocatedDiagnostic]) -> [LocatedDiagnostic] {
        var seen: Set<String> = []
        return diagnostics.filter { seen.insert("\($0.path):\($0.location.line):\($0.location.column):\($0.code)").inserted }
    }
}
