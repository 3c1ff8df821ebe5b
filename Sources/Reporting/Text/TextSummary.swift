import Planning
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
    private let next: NextCommand
    /// How many blocked types are listed without `isVerbose`.
    private static let listed = 10
    /// More types than this that wait for nothing but the deployment target are worth a hint.
    private static let fewTypes = 3

    public init(mode: Mode, isVerbose: Bool, next: NextCommand = NextCommand()) {
        self.mode = mode
        self.isVerbose = isVerbose
        self.next = next
    }

    public func render(_ plan: Plan) -> String {
        var text = problems(plan) + warnings(plan)
        if !plan.guidanceRules.isEmpty { text += GuidanceSummary(isVerbose: isVerbose).render(plan) }
        guard plan.migrates else { return text + ending(plan) }
        guard !plan.verdicts.isEmpty else {
            return text + "Nothing to migrate: no ObservableObject class was found. (\(files(plan.fileCount)))\n"
                + todos(plan) + soundness(plan) + (plan.changes.isEmpty ? "" : ending(plan))
        }
        text += headline(plan) + ResultBasis(plan).text + todos(plan)
        text += list(plan.verdicts.filter { $0.outcome == .blocked }, hidden: "blocked")
        let assisted = plan.verdicts.filter { $0.outcome == .needsAssistedTier }
        if isVerbose { text += list(assisted, hidden: "waiting for --tier assisted") }
        text += behaviours(plan)
        text += soundness(plan)
        return text + deploymentHint(plan.deployment) + ending(plan)
    }

    private func soundness(_ plan: Plan) -> String {
        SoundnessReport(isVerbose: isVerbose).render(plan.soundness, hasTypes: !plan.verdicts.isEmpty)
    }

    private func problems(_ plan: Plan) -> String {
        plan.problems.reduce(into: "") { $0 += "\($1.path): warning: \($1.message)".singleLine + "\n" }
    }

    private func warnings(_ plan: Plan) -> String {
        plan.warnings.reduce(into: "") {
            $0 +=
                "\($1.path):\($1.location.line):\($1.location.column): warning: \($1.message) [\($1.code.rawValue)]"
                .singleLine + "\n"
        }
    }

    private func headline(_ plan: Plan) -> String {
        let moving = plan.count(.moves)
        let total = plan.verdicts.count
        var parts: [String] = []
        switch mode {
        case .diff: parts.append("\(moving) of \(total) \(total == 1 ? "type" : "types") can migrate now.")
        case .applied(let files):
            let count =
                plan.todos.isEmpty && plan.guidance.isEmpty
                ? files : Set(plan.verdicts.lazy.flatMap(\.edits).map(\.path)).count
            let place = moving == 0 ? "" : " in \(self.files(count))"
            parts.append("\(moving) of \(total) \(total == 1 ? "type" : "types") migrated\(place).")
        }
        let assisted = plan.count(.needsAssistedTier)
        let blocked = plan.count(.blocked)
        let skipped = plan.count(.notSelected)
        if assisted > 0 { parts.append("\(assisted) more with --tier assisted.") }
        if blocked > 0 { parts.append("\(blocked) \(blocked == 1 ? "is" : "are") blocked.") }
        if skipped > 0 { parts.append("\(skipped) not selected.") }
        return parts.joined(separator: " ") + "\n"
    }

    /// `TODO comments: 3 added, 1 removed.`
    private func todos(_ plan: Plan) -> String {
        let parts = [PlannedTodo.Kind.added, .updated, .removed].compactMap { kind in
            let count = plan.todos.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        return parts.isEmpty ? "" : "TODO comments: \(parts.joined(separator: ", ")).\n"
    }

    private func list(_ verdicts: [Verdict], hidden: String) -> String {
        let shown = isVerbose ? verdicts : Array(verdicts.prefix(TextSummary.listed))
        let rows = shown.map { verdict in
            (
                name: verdict.name.singleLine, place: "\(verdict.path):\(verdict.location.line)".singleLine,
                reasons: verdict.reasons
            )
        }
        let nameWidth = min(rows.map(\.name.count).max() ?? 0, 40)
        var text = ""
        for row in rows {
            text += "  " + padded(row.name, nameWidth) + "  " + row.place + "\n"
            let reasons = isVerbose ? row.reasons : Array(row.reasons.prefix(1))
            for reason in reasons { text += "      " + line(reason).singleLine + "\n" }
            if row.reasons.count > reasons.count {
                text += "      and \(row.reasons.count - reasons.count) more: pass -v\n"
            }
        }
        if verdicts.count > shown.count {
            text += "  … \(verdicts.count - shown.count) more \(hidden): \(next.text("report")), or pass -v\n"
        }
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
            text += "  \(note.path.singleLine):\(note.location.line): \(behaviour.rawValue): \(behaviour.summary)\n"
        }
        return text
    }

    private func ending(_ plan: Plan) -> String {
        switch mode {
        case .diff:
            let count = plan.changes.count
            var steps = count == 0 ? [] : ["\(next.text("apply")), which changes \(files(count))"]
            // One whose reason is to be found, rather than one that nobody uses or that was kept on purpose.
            if let stuck = plan.verdicts.first(where: {
                $0.outcome == .blocked && $0.reasons.first?.asksForWork ?? false
            }) {
                steps.append(next.text("why", [stuck.name]))
            }
            let hint = steps.isEmpty ? "" : " Next: " + steps.joined(separator: "; ") + "."
            return assumption(plan.deployment) + "Nothing was written.\(hint) (\(files(plan.fileCount)) read)\n"
        case .applied:
            let next = plan.changes.isEmpty ? "Nothing was written." : "Build and test, then commit."
            return assumption(plan.deployment) + "\(next) (\(files(plan.fileCount)) read)\n"
        }
    }

    private func assumption(_ deployment: DeploymentReport) -> String {
        deployment.isAssumed ? "iOS 17, macOS 14, tvOS 17 and watchOS 10 are assumed.\n" : ""
    }

    private func deploymentHint(_ deployment: DeploymentReport) -> String {
        guard deployment.waitingTypes > TextSummary.fewTypes else { return "" }
        let flags = deployment.wanted.map { "--min-target \($0.name)\($0.versionNumbers.first ?? 0)" }.joined(
            separator: " ")
        return
            "hint: \(deployment.waitingTypes) types wait only for the deployment target; see how far it would get with \(flags)\n"
    }

    private func files(_ count: Int) -> String { counted(count, "file", "files") }

    private func padded(_ text: String, _ width: Int) -> String {
        text.count >= width ? text : text + String(repeating: " ", count: width - text.count)
    }
}

extension LocatedDiagnostic {
    /// True for a refusal that the author can do something about, here or at the type that it links to.
    fileprivate var asksForWork: Bool {
        guard case .refusal(let refusal) = diagnostic.outcome else { return false }
        return refusal.asksForWorkAtPlace || refusal == .linkedType
    }

    /// Each place and code once, in order.
    static func unique(_ diagnostics: [LocatedDiagnostic]) -> [LocatedDiagnostic] {
        var seen: Set<String> = []
        return diagnostics.filter {
            seen.insert("\($0.path):\($0.location.line):\($0.location.column):\($0.code)").inserted
        }
    }
}
