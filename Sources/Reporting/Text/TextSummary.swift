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
            return text + nothingToMigrate(plan) + todos(plan) + soundness(plan)
                + (plan.changes.isEmpty ? "" : ending(plan))
        }
        let raise = raise(plan)
        let leads = leads(plan.deployment.raised, plan)
        if leads { text += raise }
        text += headline(plan) + partnersLeftOut(plan) + ResultBasis(plan).text + todos(plan)
        text += reasons(plan) + behaviors(plan) + soundness(plan)
        return text + (leads ? "" : raise) + ending(plan)
    }

    // MARK: What to do first

    private func nothingToMigrate(_ plan: Plan) -> String {
        let observable = plan.observableCount
        let done = observable == 0 ? "" : " \(counted(observable, "class is", "classes are")) @Observable already."
        return "Nothing to migrate: no ObservableObject class was found.\(done) (\(files(plan.fileCount)))\n"
    }

    /// Raising the deployment targets leads where it frees more types than can migrate without it.
    private func leads(_ raised: DeploymentReport.RaisedTargets?, _ plan: Plan) -> Bool {
        guard let raised else { return false }
        return raised.allTypes > plan.count(.moves) + plan.count(.needsAssistedTier)
    }

    /// `Raise the deployment target to iOS 17: then 45 more types migrate, 102 with --tier assisted.`
    private func raise(_ plan: Plan) -> String {
        guard let raised = plan.deployment.raised, raised.allTypes > 0 else { return "" }
        let systems = raised.targets.map { "\($0.name) \($0.versionNumbers.first ?? 0)" }
        let flags = raised.targets.flatMap { ["--min-target", "\($0.name)\($0.versionNumbers.first ?? 0)"] }
        let target = systems.count == 1 ? "deployment target" : "deployment targets"
        let versions = systems.map { $0 + " or newer" }
        var text =
            raised.isStated
            ? "Raise the \(target) to \(listed(systems)): then "
            : "If the unreadable manifest asks for \(listed(versions)), "
        text += counted(raised.movingTypes, "more type can migrate", "more types can migrate")
        if raised.assistedTypes > 0 {
            text += ", \(raised.allTypes) with --tier assisted"
        }
        return text + ". To see them: \(next.text("diff", adding: flags))\n"
    }

    // MARK: Why types stay

    private func reasons(_ plan: Plan) -> String {
        let blocked = plan.verdicts.filter { $0.outcome == .blocked }
        let assisted = plan.verdicts.filter { $0.outcome == .needsAssistedTier }
        let report = next.text("report")
        var text = ReasonGroups(blocked) { $0.diagnostic.isRefusal }.text("Why types stay:", more: report)
        if isVerbose { text += list(blocked) }
        text += ReasonGroups(assisted).text("What needs --tier assisted:", more: report)
        if isVerbose { text += list(assisted) }
        return text
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
        if plan.observableCount > 0 {
            parts.append("\(counted(plan.observableCount, "class is", "classes are")) @Observable already.")
        }
        return parts.joined(separator: " ") + "\n"
    }

    /// `CartModel migrates only together with BaseModel, which is not selected.`
    private func partnersLeftOut(_ plan: Plan) -> String {
        plan.verdicts.filter { !$0.partnersLeftOut.isEmpty }.reduce(into: "") { text, verdict in
            text += verdict.name.singleLine + " " + verdict.reasonOfPartners + ".\n"
        }
    }

    /// `TODO comments: 3 added, 1 removed.`
    private func todos(_ plan: Plan) -> String {
        let parts = [PlannedTodo.Kind.added, .updated, .removed].compactMap { kind in
            let count = plan.todos.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        return parts.isEmpty ? "" : "TODO comments: \(parts.joined(separator: ", ")).\n"
    }

    /// Each type with all its reasons.
    private func list(_ verdicts: [Verdict]) -> String {
        let rows = verdicts.map { verdict in
            (name: verdict.name.singleLine, place: "\(verdict.path):\(verdict.location.line)".singleLine)
        }
        let nameWidth = min(rows.map(\.name.count).max() ?? 0, 40)
        var text = ""
        for (verdict, row) in zip(verdicts, rows) {
            text += "  " + padded(row.name, nameWidth) + "  " + row.place + "\n"
            for reason in verdict.reasons { text += "      " + line(reason).singleLine + "\n" }
        }
        return text
    }

    /// `publisher-projection: $items is used as a publisher at App/Feed.swift:22`
    private func line(_ reason: LocatedDiagnostic) -> String {
        "\(reason.code): \(reason.text) at \(reason.path):\(reason.location.line)"
    }

    private func behaviors(_ plan: Plan) -> String {
        let notes = LocatedDiagnostic.unique(plan.verdicts.filter { $0.outcome == .moves }.flatMap(\.behaviors))
        guard !notes.isEmpty else { return "" }
        var text = "What may change:\n"
        for (code, notes) in notes.grouped(by: \.code) {
            text += "  \(code): \(notes[0].text)\n"
            for note in notes { text += "    " + "\(note.path):\(note.location.line): \(note.found)".singleLine + "\n" }
        }
        return text
    }

    private func ending(_ plan: Plan) -> String {
        switch mode {
        case .diff:
            let steps = steps(plan)
            let hint = steps.isEmpty ? "" : " Next: " + steps.joined(separator: "; ") + "."
            return assumption(plan.deployment) + "Nothing was written.\(hint) (\(files(plan.fileCount)) read)\n"
        case .applied:
            let next = plan.changes.isEmpty ? "Nothing was written." : "Build and test, then commit."
            return assumption(plan.deployment) + "\(next) (\(files(plan.fileCount)) read)\n"
        }
    }

    /// What may be run next.
    private func steps(_ plan: Plan) -> [String] {
        var steps: [String] = []
        let count = plan.changes.count
        if count > 0 {
            steps.append("\(next.text("apply")), which changes \(files(count))")
        } else if plan.count(.needsAssistedTier) > 0 {
            steps.append("\(next.text("diff", adding: ["--tier", "assisted"])), which names what may change")
        }
        // One whose reason is to be found, rather than one that no view uses or that was kept on purpose.
        if let stuck = plan.verdicts.first(where: { $0.outcome == .blocked && $0.reasons.first?.asksForWork ?? false })
        {
            steps.append(next.text("why", [stuck.name]))
        }
        return steps
    }

    private func assumption(_ deployment: DeploymentReport) -> String {
        deployment.isAssumed
            ? "iOS 17, macOS 14, tvOS 17 and watchOS 10 are assumed where no manifest states a deployment target.\n"
            : ""
    }

    private func files(_ count: Int) -> String { counted(count, "file", "files") }

    private func padded(_ text: String, _ width: Int) -> String {
        text.count >= width ? text : text + String(repeating: " ", count: width - text.count)
    }
}

extension Verdict {
    /// `migrates only together with Account, Cart and 4 more, which are not selected`
    var reasonOfPartners: String {
        "migrates only together with \(listed(partnersLeftOut.map(\.singleLine), atMost: 5)), which "
            + (partnersLeftOut.count == 1 ? "is not selected" : "are not selected")
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
