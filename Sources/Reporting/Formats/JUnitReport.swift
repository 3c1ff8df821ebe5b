import Planning
import SourceText

/// A test report in the form of JUnit: one suite with one case for each type and each finding of a guidance rule.
///
/// A case fails where `check` fails because of its type, and is skipped where the type was kept or left out on purpose.
/// A file that can't be read is a case with an error. Names are unique within their class, since readers take the first
/// of several.
struct JUnitReport {
    private let report: Report
    private let suite = "reobserve"

    static func render(_ report: Report) -> [UInt8] { Array(JUnitReport(report: report).document().utf8) }

    private func document() -> String {
        let cases =
            zip(report.entries, Fingerprint.all(report.entries)).map { testCase($0, number: $1.number) }
            + report.problems.enumerated().map { errorCase($1, number: $0 + 1) }
        let counts = attributes([
            ("tests", "\(cases.count)"), ("failures", "\(report.entries.count { $0.fails })"),
            ("errors", "\(report.problems.count)"),
            ("skipped", "\(report.entries.count { isSkipped($0) })"), ("time", "0"),
        ])
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(attributes([("name", suite)]))\(counts)>\n"
        text += "  <testsuite\(attributes([("name", suite)]))\(counts)>\n" + cases.joined()
        if !report.warnings.isEmpty {
            text += "    <system-out>\(report.warnings.map { XMLText.content(line($0)) }.joined())</system-out>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private func testCase(_ entry: any ReportEntry, number: Int) -> String {
        let name = number > 1 ? "\(entry.symbol) (\(number))" : entry.symbol
        let start = openTag(className: className(entry), name: name, path: entry.path, line: entry.location.line)
        if entry.fails {
            let type = attributes([("message", entry.message), ("type", entry.statusName)])
            return start + ">\n      <failure\(type)>\(XMLText.content(details(entry)))</failure>\n    </testcase>\n"
        }
        guard isSkipped(entry) else { return start + "/>\n" }
        return start + ">\n      <skipped\(attributes([("message", entry.message)]))/>\n    </testcase>\n"
    }

    /// The types around a type; that of a finding of a guidance rule is the rule.
    private func className(_ entry: any ReportEntry) -> String {
        let parts = entry.symbol.split(separator: ".")
        return entry is GuidanceResult || parts.count < 2 ? entry.rule : parts.dropLast().joined(separator: ".")
    }

    private func errorCase(_ problem: FileProblem, number: Int) -> String {
        let start = openTag(
            className: Report.problemCode, name: "\(report.pathPrefix)\(problem.path) (\(number))", path: problem.path,
            line: nil)
        let type = attributes([("message", problem.message), ("type", Report.problemCode)])
        return start
            + ">\n      <error\(type)>\(XMLText.content("\(report.pathPrefix)\(problem.path): \(problem.message)".singleLine))</error>\n    </testcase>\n"
    }

    private func openTag(className: String, name: String, path: String, line: Int?) -> String {
        var list = [("classname", className), ("name", name), ("file", report.pathPrefix + path)]
        if let line { list.append(("line", "\(line)")) }
        return "    <testcase" + attributes(list + [("time", "0")])
    }

    private func isSkipped(_ entry: any ReportEntry) -> Bool { !entry.fails && entry.isSetAside }

    /// The place with the message, then every reason and behavior with its own.
    private func details(_ entry: any ReportEntry) -> String {
        (place(entry.path, entry.location) + ": " + entry.message).singleLine
            + entry.notes.map { "\n" + "\(place($0.path, $0.location)): \($0.code): \($0.message)".singleLine }.joined()
    }

    private func line(_ warning: PlanWarning) -> String {
        "\(place(warning.path, warning.location)): \(warning.message) [\(warning.code.rawValue)]".singleLine + "\n"
    }

    private func place(_ path: String, _ location: SourceLocation) -> String {
        "\(report.pathPrefix)\(path):\(location.line):\(location.column)"
    }

    private func attributes(_ list: [(name: String, value: String)]) -> String {
        list.map { " \($0.name)=\"\(XMLText.attribute($0.value))\"" }.joined()
    }
}

/// Text in XML 1.0.
enum XMLText {
    /// Between tags.
    static func content(_ text: String) -> String { escaped(text, keepingLines: true) }

    /// Between quotation marks. Line ends and tabs are written by number, as a parser would make spaces of them.
    static func attribute(_ text: String) -> String { escaped(text, keepingLines: false) }

    private static func escaped(_ text: String, keepingLines: Bool) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n" where keepingLines, "\t" where keepingLines: nil
            case "\r", "\n", "\t": "&#\(scalar.value);"
            case _ where !isAllowed(scalar): "\u{FFFD}"
            // By number, so that what reads the bytes, such as a terminal, obeys none of it.
            default: scalar.isHidden ? "&#\(scalar.value);" : nil
            }
        }
    }

    /// Whether XML 1.0 can hold the character at all.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }
}
