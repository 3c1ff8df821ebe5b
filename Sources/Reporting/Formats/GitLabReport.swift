import SourceText

/// A Code Quality report of GitLab: what somebody is to do something about, one object each. GitLab compares it with that of the target
/// branch by the fingerprints.
enum GitLabReport {
    static func render(_ report: Report) -> [UInt8] { JSONText.render(issues(report), isPretty: true) }

    private static func issues(_ report: Report) -> [Issue] {
        var counter = FingerprintCounter()
        func issue(_ rule: String, _ message: String, _ severity: Severity, _ path: String, _ line: Int, key: String) -> Issue {
            Issue(
                description: message.singleLine, check_name: rule, fingerprint: counter.next("\(rule):\(key)").text, severity: severity,
                location: Location(path: report.pathPrefix + path, lines: Lines(begin: line)))
        }
        var issues = report.problems.map { issue(Report.problemCode, $0.message, .major, $0.path, 1, key: $0.path) }
        for (finding, fingerprint) in zip(report.findings, Fingerprint.all(report.findings)) where finding.isOpen {
            let location = Location(path: report.pathPrefix + finding.path, lines: Lines(begin: finding.location.line))
            issues.append(
                Issue(
                    description: finding.message.singleLine, check_name: Finding.rule, fingerprint: fingerprint.text, severity: severity(finding.level),
                    location: location))
        }
        for (result, fingerprint) in zip(report.guidance, Fingerprint.all(report.guidance)) where result.isOpen {
            let location = Location(path: report.pathPrefix + result.path, lines: Lines(begin: result.location.line))
            issues.append(
                Issue(
                    description: result.message.singleLine, check_name: result.rule, fingerprint: fingerprint.text, severity: severity(result.level),
                    location: location))
        }
        return issues + report.warnings.map { issue($0.code.rawValue, $0.message, .minor, $0.path, $0.location.line, key: $0.path) }
    }

    private static func severity(_ level: Finding.Level) -> Severity {
        switch level {
        case .error: .major
        case .warning: .minor
        case .note: .info
        }
    }

    private enum Severity: String, Encodable {
        case info, minor, major
    }

    private struct Issue: Encodable {
        let description: String
        let check_name: String
        let fingerprint: String
        let severity: Severity
        let location: Location
    }

    private struct Location: Encodable {
        let path: String
        let lines: Lines
    }

    private struct Lines: Encodable {
        let begin: Int
    }
}
