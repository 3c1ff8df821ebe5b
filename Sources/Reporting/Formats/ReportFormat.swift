/// The formats of `--output`.
public enum ReportFormat: String, CaseIterable, Sendable {
    case text, patch, json, jsonl, sarif, github, gitlab, junit, xcode

    /// One line for the documents.
    public var summary: String {
        switch self {
        case .text: "One line per finding, in the format of compilers; the default of check"
        case .patch: "The changes as a patch for git apply; the default of diff"
        case .json: "Everything as one JSON object, with all edits (reobserve init --schema report)"
        case .jsonl: "The same as JSON lines, one object per finding"
        case .sarif: "SARIF 2.1.0 with fixes, for code scanning and viewers"
        case .github: "GitHub Actions annotations, at most ten per level; the step summary lists all"
        case .gitlab: "GitLab Code Quality"
        case .junit: "A JUnit test report, one test case per type"
        case .xcode: "Like text, but with absolute paths, for an Xcode build phase"
        }
    }

    /// The report in this format, ready to be written.
    ///
    /// - Parameters:
    ///   - isColored: with colors; only formats for people mind it.
    ///   - isShown: for a terminal, which is not to obey what files hold.
    public func render(_ report: Report, isColored: Bool = false, isShown: Bool = false) -> [UInt8] {
        switch self {
        case .text: Array(DiagnosticLines(report: report, isAbsolute: false).render().utf8)
        case .patch:
            PatchReport.render(
                report.changes, prefix: report.pathPrefix, style: isColored ? .colored : isShown ? .shown : .plain)
        case .json: JSONReport.render(report)
        case .jsonl: JSONReport.renderLines(report)
        case .sarif: SARIFReport.render(report)
        case .github: GitHubAnnotations.render(report)
        case .gitlab: GitLabReport.render(report)
        case .junit: JUnitReport.render(report)
        case .xcode: Array(DiagnosticLines(report: report, isAbsolute: true).render().utf8)
        }
    }
}
