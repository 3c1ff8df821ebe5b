import Migration

/// Findings as compilers write them, which editors and Xcode turn into links: `path:line:column: warning: message [rule]`.
///
/// What the baseline holds, and what was kept or left out on purpose, is not listed: nobody is to do anything about it.
struct DiagnosticLines {
    /// True where paths are to start at the root of the file system.
    let isAbsolute: Bool

    func render(_ report: Report) -> String {
        var text = ""
        for problem in report.problems { text += "\(path(problem.path, report)): error: \(problem.message.singleLine)\n" }
        for finding in report.findings where finding.isOpen {
            text += "\(path(finding.path, report)):\(finding.location.line):\(finding.location.column): \(finding.fails ? "error" : "warning"): \(finding.message.singleLine) [\(Finding.rule)]\n"
            for note in finding.reasons.prefix(1) where note.path != finding.path || note.location.line != finding.location.line {
                text += "\(path(note.path, report)):\(note.location.line):\(note.location.column): note: \(note.message.singleLine) [\(note.code)]\n"
            }
        }
        for warning in report.warnings {
            text += "\(path(warning.path, report)):\(warning.location.line):\(warning.location.column): warning: \(warning.message.singleLine) [\(warning.code.rawValue)]\n"
        }
        return text
    }

    private func path(_ path: String, _ report: Report) -> String {
        (isAbsolute ? report.absolutePath(path) : path).singleLine
    }
}
