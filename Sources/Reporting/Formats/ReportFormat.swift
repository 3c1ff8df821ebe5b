import Migration

/// The formats of `--output`.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// One line for each finding, as compilers write them: `path:line:column: warning: message [rule]`.
    case text
    /// The changes, as `git apply` takes them.
    case patch

    /// The report in this format, ready to be written.
    ///
    /// - Parameter isColored: for a terminal; only formats for people mind it.
    public func render(_ report: Report, isColored: Bool = false) -> [UInt8] {
        switch self {
        case .text: Array(DiagnosticLines(isAbsolute: false).render(report).utf8)
        case .patch: PatchReport.render(report.changes, prefix: report.pathPrefix, style: isColored ? .colored : .plain)
        }
    }
}
