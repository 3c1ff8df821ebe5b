import Planning
import SourceText

/// A test report in the form of JUnit: one suite with one case for each type and each finding of a guidance rule.
///
/// A case fails where `check` fails because of its type, and is skipped where the type was kept or left out on purpose. A file that can't be
/// read is a case with an error. Names are unique within their class, since readers take the first of several.
struct JUnitReport {
    private let report: Report
    private let suite = "reobserve"

    static func render(_ report: Report) -> [UInt8] { Array(JUnitReport(report: report).document().utf8) }

    private func document() -> String {
        let numbers = Fingerprint.all(report.findings).map(\.number)
        let cases = zip(report.findings, numbers).map { testCase($0, number: $1) } + guidanceCases()
            + report.problems.enumerated().map { errorCase($1, number: $0 + 1) }
        let counts = attributes([
            ("tests", "\(cases.count)"), ("failures", "\(report.findings.count(where: \.fails) + report.guidance.count(where: \.fails))"), ("errors", "\(report.problems.count)"),
            ("skipped", "\(report.findings.count { isSkipped($0) })"), ("time", "0"),
        ])
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(attributes([("name", suite)]))\(counts)>\n"
        text += "  <testsuite\(attributes([("name", suite)]))\(counts)>\n" + cases.joined()
        if !report.warnings.isEmpty { text += "    <system-out>\(report.warnings.map { XMLText.content(line($0)) }.joined())</system-out>\n" }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private func testCase(_ finding: Finding, number: Int) -> String {
        let parts = finding.symbol.split(separator: ".")
        let start = openTag(
            className: parts.count > 1 ? parts.dropLast().joined(separator: ".") : Finding.rule,
            name: number > 1 ? "\(finding.symbol) (\(number))" : finding.symbol, path: finding.path, line: finding.location.line)
        if finding.fails {
            let type = attributes([("message", finding.message), ("type", finding.status.rawValue)])
            return start + ">\n      <failure\(type)>\(XMLText.content(details(finding)))</failure>\n    </testcase>\n"
        }
        guard isSkipped(finding) else { return start + "/>\n" }
        return start + ">\n      <skipped\(attributes([("message", finding.message)]))/>\n    </testcase>\n"
    }

    /// One for each finding of a guidance rule: its class is the rule.
    private func guidanceCases() -> [String] {
        zip(report.guidance, Fingerprint.all(report.guidance)).map { result, fingerprint in
            let name = fingerprint.number > 1 ? "\(result.symbol) (\(fingerprint.number))" : result.symbol
            let start = openTag(className: result.rule, name: name, path: result.path, line: result.location.line)
            guard result.fails else { return start + "/>\n" }
            let type = attributes([("message", result.message), ("type", result.status.rawValue)])
            let details = (place(result.path, result.location) + ": " + result.message).singleLine
            return start + ">\n      <failure\(type)>\(XMLText.content(details))</failure>\n    </testcase>\n"
        }
    }

    private func errorCase(_ problem: FileProblem, number: Int) -> String {
        let start = openTag(className: Report.problemCode, name: "\(report.pathPrefix)\(problem.path) (\(number))", path: problem.path, line: nil)
        let type = attributes([("message", problem.message), ("type", Report.problemCode)])
        return start + ">\n      <error\(type)>\(XMLText.content("\(report.pathPrefix)\(problem.path): \(problem.message)".singleLine))</error>\n    </testcase>\n"
    }

    private func openTag(className: String, name: String, path: String, line: Int?) -> String {
        var list = [("classname", className), ("name", name), ("file", report.pathPrefix + path)]
        if let line { list.append(("line", "\(line)")) }
        return "    <testcase" + attributes(list + [("time", "0")])
    }

    private func isSkipped(_ finding: Finding) -> Bool { !finding.fails && (finding.status == .kept || finding.status == .notSelected) }

    /// The place with the message, then every reason and behaviour with its own.
    private func details(_ finding: Finding) -> String {
        (place(finding.path, finding.location) + ": " + finding.message).singleLine
            + (finding.reasons + finding.behaviours).map { "\n" + "\(place($0.path, $0.location)): \($0.code): \($0.message)".singleLine }.joined()
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
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n" where keepingLines, "\t" where keepingLines: result.append(scalar)
            case "\r", "\n", "\t": result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            case _ where !isAllowed(scalar): result.append("\u{FFFD}")
            // By number, so that what reads the bytes, such as a terminal, obeys none of it.
            case _ where scalar.isHidden: result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Whether XML 1.0 can hold the character at all.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF }
}
