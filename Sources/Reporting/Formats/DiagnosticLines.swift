import SourceText

/// Findings as compilers write them, which editors and Xcode turn into links:
/// `path:line:column: warning: message [rule]`.
///
/// Advice of guidance rules is `path:line:column: advice: message [rule]`; Xcode, which knows no such word, gets a
/// warning. What the baseline holds, and what was kept or left out on purpose, is not listed: nobody is to do anything
/// about it.
struct DiagnosticLines {
    let report: Report
    /// True where paths are to start at the root of the file system, and only what Xcode knows may stand before a
    /// message.
    let isAbsolute: Bool

    func render() -> String {
        var text = ""
        for problem in report.problems { text += "\(path(problem.path)): error: \(problem.message.singleLine)\n" }
        for finding in report.findings where finding.isOpen {
            let severity = finding.fails ? "error" : "warning"
            text += line(finding.path, finding.location, severity, finding.message, Finding.rule)
            for note in finding.reasons.prefix(1)
            where note.path != finding.path || note.location.line != finding.location.line {
                text += line(note.path, note.location, "note", note.message, note.code)
            }
        }
        for result in report.guidance where result.isOpen {
            let severity = isAbsolute && result.level == .note ? "warning" : result.severity
            text += line(result.path, result.location, severity, result.message, result.rule)
        }
        for warning in report.warnings {
            text += line(warning.path, warning.location, "warning", warning.message, warning.code.rawValue)
        }
        return text
    }

    private func line(
        _ path: String, _ location: SourceLocation, _ severity: String, _ message: String, _ code: String
    ) -> String {
        "\(self.path(path)):\(location.line):\(location.column): \(severity): \(message.singleLine) [\(code)]\n"
    }

    private func path(_ path: String) -> String {
        (isAbsolute ? report.absolutePath(path) : path).singleLine
    }
}
