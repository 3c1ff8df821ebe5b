import SourceText

/// Workflow commands of GitHub Actions, which become annotations: one for each type that somebody is to do something
/// about.
///
/// GitHub shows ten annotations of each level for a step and drops the rest without a word. Where there are more, nine
/// are written, and the tenth says how many are left; `GitHubSummary` holds them all.
enum GitHubAnnotations {
    /// How many annotations of one level GitHub shows for a step.
    static let limit = 10

    static func render(_ report: Report) -> [UInt8] {
        let all = annotations(report)
        var text = ""
        for level in [EntryLevel.error, .warning, .note] {
            let ofLevel = all.filter { $0.level == level }
            let shown = ofLevel.count > limit ? limit - 1 : ofLevel.count
            for annotation in ofLevel.prefix(shown) { text += annotation.command }
            guard ofLevel.count > shown else { continue }
            let rest =
                "\(ofLevel.count - shown) more are not shown here, because GitHub shows at most ten per level; "
                + "the step summary and the other outputs list them all"
            text += Annotation(level: level, title: "reobserve", message: rest).command
        }
        return Array(text.utf8)
    }

    private static func annotations(_ report: Report) -> [Annotation] {
        let prefix = report.pathPrefix
        let problems = report.problems.map { problem in
            Annotation(level: .error, title: Report.problemCode, message: problem.message, path: prefix + problem.path)
        }
        let entries = report.entries.filter(\.isOpen).map { entry in
            Annotation(
                level: entry.level, title: entry.rule, message: entry.message, path: prefix + entry.path,
                location: entry.location)
        }
        return problems + entries
            + report.warnings.map { warning in
                Annotation(
                    level: .warning, title: warning.code.rawValue, message: warning.message,
                    path: prefix + warning.path,
                    location: warning.location)
            }
    }

    private struct Annotation {
        let level: EntryLevel
        let title: String
        let message: String
        var path: String?
        var location: SourceLocation?

        /// `::error file=…,line=…,col=…,title=…::message`, with its line end.
        var command: String {
            let name = level == .note ? "notice" : level.rawValue
            var properties: [(String, String)] = []
            if let path { properties.append(("file", path)) }
            if let location { properties += [("line", "\(location.line)"), ("col", "\(location.utf16Column)")] }
            properties.append(("title", title))
            let list = properties.map { "\($0)=\(Annotation.escaped($1, isProperty: true))" }.joined(separator: ",")
            return "::\(name) \(list)::\(Annotation.escaped(message, isProperty: false))\n"
        }

        private static func escaped(_ text: String, isProperty: Bool) -> String {
            text.replacingScalars { scalar in
                switch scalar {
                case "%": "%25"
                case "\r": "%0D"
                case "\n": "%0A"
                case ":" where isProperty: "%3A"
                case "," where isProperty: "%2C"
                // The log shows it as it is, and no annotation needs it.
                default: scalar.isHidden ? scalar.escaped(asASCII: true) : nil
                }
            }
        }
    }
}
