import SourceText

/// Findings as compilers write them, which editors and Xcode turn into links: `path:line:column: warning: message [rule]`.
///
/// Advice of guidance rules is `path:line:column: advice: message [rule]`; Xcode, which knows no such word, gets a warning.
/// What the baseline holds, and what was kept or left out on purpose, is not listed: nobody is to do anything about it.
struct DiagnosticLines {
    /// True where paths are to start at the root of the file system, and only what Xcode knows may stand before a message.
    let isAbsolute: Bool

    func render(_ report: Report) -> String {
        var text = ""
        for problem in report.problems { text += "\(path(problem.path, report)): error: \(problem.message.singleLine)\n" }
        for finding in report.findings where finding.isOpen {
            text += line(place(finding.path, finding.location, report), finding.fails ? "error" : "warning", finding.message, Finding.rule)
            for note in finding.reasons.prefix(1) where note.path != finding.path || note.location.line != finding.location.line {
                text += line(place(note.path, note.location, report), "note", note.message, note.code)
            }
        }
        for result in report.guidance where result.isOpen {
            let severity = isAbsolute && result.level == .note ? "warning" : result.severity
            text += line(place(result.path, result.location, report), severity, result.message, result.rule)
        }
        for warning in report.warnings {
            text += line(place(warning.path, warning.location, report), "warning", warning.message, warning.code.rawValue)
        }
        return text
    }

    private func line(_ place: String, _ severity: String, _ message: String, _ code: String) -> String {
        "\(place): \(severity): \(message.singleLine) [\(code)]\n"
    }

    private func place(_ path: String, _ location: SourceLocation, _ report: Report) -> String {
        "\(self.path(path, report)):\(location.line):\(location.column)"
    }

    private func path(_ path: String, _ report: Report) -> String {
        (isAbsolute ? report.absolutePath(path) : path).singleLine
    }
}
