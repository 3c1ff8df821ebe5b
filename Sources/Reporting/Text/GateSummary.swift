import SourceText

/// What people read after `check`: how many types there are, and which let it fail.
public struct GateSummary: Sendable {
    /// Names the places of what was not seen.
    public let isVerbose: Bool

    private let next: NextCommand
    private let onlyFile: String?

    /// - Parameter onlyFile: the file that the report is limited to; nil for none.
    public init(isVerbose: Bool, next: NextCommand = NextCommand(), onlyFile: String? = nil) {
        self.isVerbose = isVerbose
        self.next = next
        self.onlyFile = onlyFile
    }

    /// - Parameters:
    ///   - goneCount: how many types the baseline holds that are no more.
    ///   - hasBaseline: whether there is a baseline at all.
    public func render(_ report: Report, goneCount: Int, hasBaseline: Bool) -> String {
        let soundness = SoundnessReport(isVerbose: isVerbose).render(
            report.soundness, hasTypes: !report.findings.isEmpty)
        let files = " (\(counted(report.fileCount, "file", "files")) read)"
        let hasGuidance = !report.rulesThatRan.isSubset(of: [Finding.rule])
        let judgesTypes = !hasGuidance || report.rulesThatRan.contains(Finding.rule)
        if !hasGuidance, report.findings.isEmpty {
            let ending = report.problems.isEmpty ? "" : passed(report)
            return headline(report) + files + "\n" + soundness + gone(goneCount) + ending
        }
        var text = judgesTypes ? headline(report) + (hasGuidance ? "" : files) + "\n" : ""
        if hasGuidance { text += "Guidance: \(report.guidanceCounts ?? "no findings").\(files)\n" }
        let known = report.entries.count { $0.isKnown }
        if known > 0 { text += "\(known) of them \(known == 1 ? "is" : "are") in the baseline.\n" }
        if judgesTypes { text += report.basis.text + soundness }
        text += gone(goneCount)
        let failing = report.entries.count { $0.fails }
        if failing == 0 { return text + passed(report) }
        let what = hasGuidance ? counted(failing, "finding", "findings") : counted(failing, "type", "types")
        return text + "Failed: \(what). " + steps(report, hasBaseline)
    }

    private func headline(_ report: Report) -> String {
        if report.findings.isEmpty {
            return onlyFile.map { "No ObservableObject class is declared in \($0.singleLine)." }
                ?? "No ObservableObject class was found."
        }
        return "\(counted(report.findings.count, "type is", "types are")) ObservableObject: \(counts(report))."
    }

    /// Nothing is known of the types in what could not be read.
    private func passed(_ report: Report) -> String {
        report.problems.isEmpty ? "Passed.\n" : "Not passed: some files could not be read.\n"
    }

    /// What can be done about a failure: only what changes something.
    private func steps(_ report: Report, _ hasBaseline: Bool) -> String {
        var steps: [String] = []
        let failing = report.findings.filter(\.fails)
        if failing.contains(where: { $0.status == .pending }) {
            steps.append("\(next.text("apply")) migrates what can migrate now")
        } else if report.guidance.contains(where: { $0.fails && $0.status == .fix }) {
            steps.append("\(next.text("apply")) applies the fixes")
        } else if failing.contains(where: { $0.status == .assisted }) {
            steps.append("\(next.text("diff", adding: ["--tier", "assisted"])) shows what else can migrate")
        } else if let stuck = failing.first(where: { $0.status == .blocked }) {
            steps.append("\(next.text("why", [stuck.symbol])) shows what blocks it")
        }
        let baseline = next.text("baseline", [hasBaseline ? "update" : "write"])
        steps.append(baseline + (hasBaseline ? " accepts the new types" : " accepts the current types"))
        return "Next: " + steps.joined(separator: "; ") + ".\n"
    }

    private func counts(_ report: Report) -> String {
        let parts: [(Finding.Status, String)] = [
            (.pending, "can migrate now"), (.assisted, "more with --tier assisted"), (.blocked, "blocked"),
            (.kept, "kept by a comment"),
            (.notSelected, "not selected"),
        ]
        return parts.compactMap { status, text in report.count(status) > 0 ? "\(report.count(status)) \(text)" : nil }
            .joined(separator: ", ")
    }

    private func gone(_ count: Int) -> String {
        count == 0
            ? ""
            : "The baseline holds \(count) \(count == 1 ? "type that is" : "types that are") gone: \(next.text("baseline", ["prune"])).\n"
    }
}
