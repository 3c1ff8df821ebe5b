import Foundation
import Semantics
import SourceText
import XCTest

@testable import Reporting

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// GitLab, JUnit and Xcode.
final class BuildSystemFormatTests: XCTestCase {
    // MARK: GitLab

    func testGitLabIssues() throws {
        var report = Sample.run(prefix: "sub/").report
        let failing = try XCTUnwrap(report.findings.firstIndex { $0.status == .pending })
        report.findings[failing].fails = true
        let issues = try gitLab(report)
        XCTAssertEqual(Set(issues.map(\.fingerprint)).count, issues.count)
        let open = report.findings.filter(\.isOpen)
        XCTAssertEqual(issues.count, open.count + report.problems.count + report.warnings.count)
        for finding in open {
            let issue = try XCTUnwrap(
                issues.first { $0.description == finding.message && $0.location.path == "sub/" + finding.path })
            XCTAssertEqual(issue.location.lines.begin, finding.location.line)
            XCTAssertEqual(issue.check_name, Finding.rule)
            XCTAssertEqual(issue.severity, finding.fails ? "major" : finding.status == .assisted ? "info" : "minor")
        }
        XCTAssertTrue(issues.contains { $0.location.path == "sub/Locked, 50%\n.swift" && $0.severity == "major" })
    }

    func testGitLabFingerprintsStay() throws {
        let files = Sample.files
        let moved = Dictionary(uniqueKeysWithValues: files.map { ("Moved/" + $0, $1) })
        func ofTypes(_ files: [String: String]) throws -> [String] {
            try gitLab(SampleRun(files).report).filter { $0.check_name == Finding.rule }.map(\.fingerprint).sorted()
        }
        XCTAssertEqual(try ofTypes(files), try ofTypes(moved))
        XCTAssertFalse(try ofTypes(files).isEmpty)
    }

    // MARK: JUnit

    func testJUnitCases() throws {
        let options = MigrationOptions(skippedTypes: ["Back"])
        var report = SampleRun(Sample.files, unreadable: ["Locked, 50%\n\u{1}.swift"], options: options, prefix: "sub/")
            .report
        for index in report.findings.indices where report.findings[index].status == .pending {
            report.findings[index].fails = true
        }
        let document = try XMLDocumentReader.read(ReportFormat.junit.render(report))
        let suite = try XCTUnwrap(document.elements.first { $0.name == "testsuite" })
        let cases = document.elements.filter { $0.name == "testcase" }
        let failures = document.elements.filter { $0.name == "failure" }
        let skipped = document.elements.filter { $0.name == "skipped" }
        XCTAssertEqual(suite.attributes["tests"], "\(cases.count)")
        XCTAssertEqual(suite.attributes["failures"], "\(failures.count)")
        XCTAssertEqual(suite.attributes["skipped"], "\(skipped.count)")
        XCTAssertEqual(suite.attributes["errors"], "\(document.elements.filter { $0.name == "error" }.count)")
        XCTAssertEqual(cases.count, report.findings.count + report.problems.count)
        XCTAssertEqual(failures.count, report.count(.pending))
        XCTAssertEqual(skipped.count, report.count(.kept) + report.count(.notSelected))
        XCTAssertEqual(
            Set(cases.map { "\($0.attributes["classname"] ?? "") \($0.attributes["name"] ?? "")" }).count, cases.count)
        for (finding, testCase) in zip(report.findings, cases) {
            XCTAssertEqual(testCase.attributes["file"], "sub/" + finding.path)
            XCTAssertEqual(testCase.attributes["line"], "\(finding.location.line)")
            XCTAssertTrue(testCase.attributes["name"]?.hasPrefix(finding.symbol) ?? false)
        }
        XCTAssertEqual(cases.first { $0.attributes["name"] == "Outer.Blocked" }?.attributes["classname"], "Outer")
        XCTAssertEqual(cases.last?.attributes["file"], "sub/Locked, 50%\n\u{FFFD}.swift")
        for (finding, failure) in zip(report.findings.filter(\.fails), failures) {
            XCTAssertEqual(failure.attributes["message"], finding.message)
            XCTAssertTrue(
                failure.text.contains(
                    "sub/\(finding.path):\(finding.location.line):\(finding.location.column): \(finding.message)"
                        .singleLine), failure.text)
        }
        XCTAssertTrue(document.elements.contains { $0.name == "system-out" && $0.text.contains("unused-suppression") })
    }

    func testXMLComesBack() throws {
        let odd = "<a href=\"x\">&amp;'\t\n\r\n\r]]>🙂é\u{85}\u{2028}"
        let document = try XMLDocumentReader.read(
            Array("<r a=\"\(XMLText.attribute(odd))\">\(XMLText.content(odd))</r>".utf8))
        XCTAssertEqual(document.elements.first?.attributes["a"], odd)
        XCTAssertEqual(document.elements.first?.text, odd)
        let forbidden = "\u{0}\u{8}\u{B}\u{1F}\u{FFFE}\u{FFFF}"
        let clean = try XMLDocumentReader.read(Array("<r>\(XMLText.content(forbidden))</r>".utf8))
        XCTAssertEqual(clean.elements.first?.text, String(repeating: "\u{FFFD}", count: 6))
    }

    // MARK: Lines

    func testLinesOfXcodeAreAbsoluteAndOneEach() throws {
        let report = Sample.run(prefix: "sub/").report
        let text = String(decoding: ReportFormat.xcode.render(report), as: UTF8.self)
        let lines = text.unicodeScalars.split(separator: "\n").map(String.init)
        XCTAssertTrue(lines.allSatisfy { $0.hasPrefix("/projects/app/sub/") }, text)
        XCTAssertFalse(text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0.value == 0x7F) })
        for finding in report.findings where finding.isOpen {
            let path = "/projects/app/sub/" + finding.path.replacingOccurrences(of: "\n", with: "\\n")
            XCTAssertTrue(
                lines.contains(
                    "\(path):\(finding.location.line):\(finding.location.column): warning: \(finding.message) [\(Finding.rule)]"
                ), path)
        }
        let ofTypes = lines.filter { $0.hasSuffix("[\(Finding.rule)]") }
        XCTAssertEqual(ofTypes.count, report.findings.filter(\.isOpen).count)
    }

    func testOneLineIsOneLine() {
        XCTAssertEqual("a\nb\rc\u{1B}[1md\u{85}\u{2028}é🙂".singleLine.contains { $0.isNewline }, false)
        XCTAssertEqual("plain é🙂 \\ \"".singleLine, "plain é🙂 \\ \"")
        XCTAssertEqual("a\nb".singleLine, "a\\nb")
    }

    // MARK: Helpers

    private struct Issue: Decodable {
        struct Location: Decodable {
            struct Lines: Decodable { let begin: Int }
            let path: String
            let lines: Lines
        }

        let description: String
        let check_name: String
        let fingerprint: String
        let severity: String
        let location: Location
    }

    private func gitLab(_ report: Report) throws -> [Issue] {
        try JSONDecoder().decode([Issue].self, from: Data(ReportFormat.gitlab.render(report)))
    }
}

/// The elements of a document in the order of their starts; fails where it is not well-formed.
final class XMLDocumentReader: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    static func read(_ bytes: [UInt8]) throws -> XMLDocumentReader {
        let reader = XMLDocumentReader()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = reader
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        return reader
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }
}
