import SourceText

/// The page of a step of GitHub Actions, to be appended to the file that `GITHUB_STEP_SUMMARY` names.
public struct GitHubSummary {
    /// The most that GitHub takes for one step is 1 MiB; more of it, and nothing is shown. Leaves some for what others
    /// write.
    public static let byteLimit = 1_000_000
    /// What is kept free for the line that says what was left out.
    private static let reserve = 300

    private let report: Report
    private let byteLimit: Int
    private var text = ""
    private var leftOut = 0

    /// - Parameter byteLimit: what the page may hold; less where the file holds something already.
    /// - Returns: Markdown in UTF-8; nothing where not even the counts have room.
    public static func render(_ report: Report, byteLimit: Int = GitHubSummary.byteLimit) -> [UInt8] {
        var summary = GitHubSummary(report: report, byteLimit: byteLimit)
        summary.write()
        return summary.text.utf8.count > byteLimit ? [] : Array(summary.text.utf8)
    }

    private mutating func write() {
        text +=
            "## Reobserve\n\n" + counts() + report.basis.sentences.map { "\n" + Markdown.escaped($0) + "\n" }.joined()
        let prefix = report.pathPrefix
        let open = report.findings.filter(\.isOpen)
        table("These fail the check", open.filter(\.fails).map(row))
        table("These can migrate now", open.filter { !$0.fails && $0.status == .pending }.map(row))
        table("These can migrate with --tier assisted", open.filter { !$0.fails && $0.status == .assisted }.map(row))
        table("These stay", open.filter { !$0.fails && $0.status == .blocked }.map(row))
        let guidance = report.guidance.filter(\.isOpen)
        table("Guidance that fails the check", guidance.filter(\.fails).map(row))
        table("Guidance with a fix", guidance.filter { !$0.fails && $0.status == .fix }.map(row))
        table("Advice", guidance.filter { !$0.fails && $0.status == .advice }.map(row))
        table(
            "Could not be read",
            report.problems.map { Row(name: Report.problemCode, place: prefix + $0.path, message: $0.message) })
        table(
            "Likely mistakes",
            report.warnings.map {
                Row(name: $0.code.rawValue, place: "\(prefix)\($0.path):\($0.location.line)", message: $0.message)
            })
        if leftOut > 0 {
            text +=
                "\n**\(leftOut) more** \(leftOut == 1 ? "is" : "are") not shown, because GitHub shows at most 1 MiB per step.\n"
        }
    }

    private func counts() -> String {
        var rows = [
            ("can migrate now", report.count(.pending)),
            ("can migrate with `--tier assisted`", report.count(.assisted)),
            ("stay", report.count(.blocked)),
            ("kept on purpose", report.count(.kept)), ("not selected", report.count(.notSelected)),
        ].filter { $0.1 > 0 }
        let guidance = report.guidanceCounts.map { "\nGuidance: \($0).\n" } ?? ""
        if rows.isEmpty {
            return (report.rulesThatRan.contains(Finding.rule) ? "No `ObservableObject` class was found.\n" : "")
                + guidance
        }
        rows.append(("in the baseline", report.findings.count(where: \.isKnown)))
        rows.append(("**fail the check**", report.findings.count(where: \.fails)))
        return "| Legacy types | Count |\n|---|---:|\n" + rows.map { "| \($0.0) | \($0.1) |\n" }.joined() + guidance
    }

    private struct Row {
        let name: String
        let place: String
        let message: String
    }

    private func row(_ entry: some ReportEntry) -> Row {
        let name = entry is GuidanceResult ? entry.rule : entry.symbol
        let place = "\(report.pathPrefix)\(entry.path):\(entry.location.line)"
        return Row(name: name, place: place, message: entry.message)
    }

    /// Writes the rows that there is room for, and counts the others.
    private mutating func table(_ title: String, _ rows: [Row]) {
        guard !rows.isEmpty else { return }
        var size = text.utf8.count
        let head = "\n### \(title) (\(rows.count))\n\n| What | Where | Why |\n|---|---|---|\n"
        guard size + head.utf8.count + GitHubSummary.reserve < byteLimit else { return leftOut += rows.count }
        text += head
        size += head.utf8.count
        for row in rows {
            let line =
                "| \(Markdown.escaped(row.name)) | \(Markdown.escaped(row.place)) | \(Markdown.escaped(row.message)) |\n"
            guard size + line.utf8.count + GitHubSummary.reserve < byteLimit else {
                leftOut += 1
                continue
            }
            text += line
            size += line.utf8.count
        }
    }
}

/// Text in GitHub's Markdown.
enum Markdown {
    /// All that could mean something stands behind a backslash, and what ends a line is written as an escape, so that
    /// the text is shown as it is and stays within its cell.
    static func escaped(_ text: String) -> String {
        text.singleLine.replacingScalars { special.contains($0) ? "\\\($0)" : nil }
    }

    private static let special = Set("\\`*_{}[]<>#+!|~&$@".unicodeScalars)
}
