/// The formats of `--output`.
public enum ReportFormat: String, CaseIterable, Sendable {
    case text, patch, json, jsonl, sarif, github, gitlab, junit, xcode

    /// One line for the documents.
    public var summary: String {
        switch self {
        case .text: "One line for each finding, as compilers write them; what check prints by itself"
        case .patch: "The changes, as git apply takes them; what diff prints by itself"
        case .json: "Everything, as one object with all edits (reobserve init --schema report)"
        case .jsonl: "The same, one object a line for each finding"
        case .sarif: "SARIF 2.1.0 with fixes, for code scanning and viewers"
        case .github: "Annotations of GitHub Actions, at most ten of a level; all of them in the step summary"
        case .gitlab: "Code Quality of GitLab"
        case .junit: "A test report, one case for each type"
        case .xcode: "Like text with absolute paths, for a build phase of Xcode"
        }
    }

    /// The report in this format, ready to be written.
    ///
    /// - Parameters:
    ///   - isColored: with colours; only formats for people mind it.
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
