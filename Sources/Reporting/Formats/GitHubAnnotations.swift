import SourceText

/// Workflow commands of GitHub Actions, which become annotations: one for each type that somebody is to do something about.
///
/// GitHub shows ten annotations of each level for a step and drops the rest without a word. Where there are more, nine are written, and the
/// tenth says how many are left; `GitHubSummary` holds them all.
enum GitHubAnnotations {
    /// How many annotations of one level GitHub shows for a step.
    static let limit = 10

    static func render(_ report: Report) -> [UInt8] {
        let all = annotations(report)
        var text = ""
        for level in [Finding.Level.error, .warning, .note] {
            let ofLevel = all.filter { $0.level == level }
            let shown = ofLevel.count > limit ? limit - 1 : ofLevel.count
            for annotation in ofLevel.prefix(shown) { text += annotation.command }
            guard ofLevel.count > shown else { continue }
            let rest = "\(ofLevel.count - shown) more are left out here, since GitHub shows ten of a level; "
                + "the step summary and the other outputs list them all"
            text += Annotation(level: level, title: "reobserve", message: rest).command
        }
        return Array(text.utf8)
    }

    private static func annotations(_ report: Report) -> [Annotation] {
        report.problems.map { problem in
            Annotation(level: .error, title: Report.problemCode, message: problem.message, path: report.pathPrefix + problem.path)
        }
            + report.findings.filter(\.isOpen).map { finding in
                Annotation(
                    level: finding.level, title: Finding.rule, message: finding.message, path: report.pathPrefix + finding.path,
                    line: finding.location.line, column: finding.location.utf16Column)
            }
            + report.guidance.filter(\.isOpen).map { result in
                Annotation(
                    level: result.level, title: result.rule, message: result.message, path: report.pathPrefix + result.path,
                    line: result.location.line, column: result.location.utf16Column)
            }
            + report.warnings.map { warning in
                Annotation(
                    level: .warning, title: warning.code.rawValue, message: warning.message, path: report.pathPrefix + warning.path,
                    line: warning.location.line, column: warning.location.utf16Column)
            }
    }

    private struct Annotation {
        let level: Finding.Level
        let title: String
        let message: String
        var path: String?
        var line: Int?
        var column: Int?

        /// `::error file=…,line=…,col=…,title=…::message`, with its line end.
        var command: String {
            let name = level == .note ? "notice" : level.rawValue
            var properties: [(String, String)] = []
            if let path { properties.append(("file", path)) }
            if let line { properties.append(("line", "\(line)")) }
            if let column { properties.append(("col", "\(column)")) }
            properties.append(("title", title))
            let list = properties.map { "\($0)=\(Annotation.escaped($1, isProperty: true))" }.joined(separator: ",")
            return "::\(name) \(list)::\(Annotation.escaped(message, isProperty: false))\n"
        }

        private static func escaped(_ text: String, isProperty: Bool) -> String {
            var result = String.UnicodeScalarView()
            for scalar in text.unicodeScalars {
                switch scalar {
                case "%": result.append(contentsOf: "%25".unicodeScalars)
                case "\r": result.append(contentsOf: "%0D".unicodeScalars)
                case "\n": result.append(contentsOf: "%0A".unicodeScalars)
                case ":" where isProperty: result.append(contentsOf: "%3A".unicodeScalars)
                case "," where isProperty: result.append(contentsOf: "%2C".unicodeScalars)
                // The log shows it as it is, and no annotation needs it.
                case _ where scalar.isHidden: result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
                default: result.append(scalar)
                }
            }
            return String(result)
        }
    }
}
