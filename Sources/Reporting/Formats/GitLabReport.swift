import SourceText

/// A Code Quality report of GitLab: what somebody is to do something about, one object each. GitLab compares it with
/// that of the target branch by the fingerprints.
enum GitLabReport {
    static func render(_ report: Report) -> [UInt8] { JSONText.render(issues(report), isPretty: true) }

    private static func issues(_ report: Report) -> [JSONObject] {
        var counter = FingerprintCounter()
        func issue(
            _ rule: String, _ message: String, _ level: EntryLevel, _ path: String, _ line: Int,
            _ fingerprint: Fingerprint
        ) -> JSONObject {
            let location: JSONObject = ["path": report.pathPrefix + path, "lines": ["begin": line]]
            return [
                "description": message.singleLine, "check_name": rule, "fingerprint": fingerprint.text,
                "severity": severity(level),
                "location": location,
            ]
        }
        var issues = report.problems.map { problem in
            let fingerprint = counter.next("\(Report.problemCode):\(problem.path)")
            return issue(Report.problemCode, problem.message, .error, problem.path, 1, fingerprint)
        }
        for (entry, fingerprint) in zip(report.entries, Fingerprint.all(report.entries)) where entry.isOpen {
            issues.append(issue(entry.rule, entry.message, entry.level, entry.path, entry.location.line, fingerprint))
        }
        return issues
            + report.warnings.map { warning in
                let rule = warning.code.rawValue
                let fingerprint = counter.next("\(rule):\(warning.path)")
                return issue(rule, warning.message, .warning, warning.path, warning.location.line, fingerprint)
            }
    }

    private static func severity(_ level: EntryLevel) -> String {
        switch level {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
