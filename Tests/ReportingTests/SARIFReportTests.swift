import Foundation
import Planning
import Semantics
import SourceText
import XCTest

@testable import Reporting

final class SARIFReportTests: XCTestCase {
    func testResultsAreWhatWasNotLeftOut() throws {
        let options = MigrationOptions(skippedTypes: ["Cart"], insertsTodos: true)
        let report = SampleRun(Sample.files, options: options).report
        XCTAssertEqual(report.count(.notSelected), 1)
        let run = try decoded(report)
        let expected = report.findings.filter { $0.status != .notSelected }.map(\.status.rawValue)
        XCTAssertEqual(run.results.compactMap(\.properties?.status), expected)
        XCTAssertEqual(run.results.count, expected.count + report.todos.count + report.warnings.count)
        XCTAssertEqual(run.results.count { $0.ruleId == PlannedTodo.rule }, report.todos.count)
        XCTAssertTrue(
            run.results.allSatisfy { $0.ruleId != PlannedTodo.rule || $0.level == "note" && $0.fixes?.count == 1 })
        XCTAssertFalse(run.results.contains { $0.message.text.hasPrefix("Cart ") })
    }

    func testLevelsAndSuppressions() throws {
        var report = Sample.run().report
        XCTAssertTrue(try decoded(report).results.allSatisfy { $0.baselineState == nil })
        let known = try XCTUnwrap(report.findings.firstIndex { $0.status == .blocked })
        let failing = try XCTUnwrap(report.findings.firstIndex { $0.status == .pending })
        report.findings[known].isKnown = true
        report.findings[failing].fails = true
        let results = try decoded(report).results
        for (index, finding) in report.findings.enumerated() {
            let result = results[index]
            switch finding.status {
            case _ where index == known:
                XCTAssertEqual(result.level, "note")
                XCTAssertEqual(result.suppressions?.map(\.kind), ["external"])
                XCTAssertEqual(result.baselineState, "unchanged")
                continue
            case _ where index == failing: XCTAssertEqual(result.level, "error")
            case .kept: XCTAssertEqual(result.level, "note")
            case .assisted: XCTAssertEqual(result.level, "note")
            default: XCTAssertEqual(result.level, "warning")
            }
            XCTAssertEqual(result.suppressions?.map(\.kind), finding.status == .kept ? ["inSource"] : nil)
            XCTAssertEqual(result.baselineState, "new")
            XCTAssertEqual(result.fixes?.isEmpty, finding.status == .pending ? false : nil)
        }
        XCTAssertTrue(results.allSatisfy { $0.baselineState != nil })
    }

    func testRulesAreThoseThatResultsSpeakOf() throws {
        let run = try decoded(Sample.run(options: MigrationOptions(insertsTodos: true)).report)
        let ids = run.tool.driver.rules.map(\.id)
        XCTAssertEqual(Set(ids).count, ids.count)
        for result in run.results { XCTAssertEqual(ids[result.ruleIndex], result.ruleId) }
        XCTAssertEqual(Set(ids), Set(run.results.map(\.ruleId) + run.results.flatMap { $0.properties?.codes ?? [] }))
        XCTAssertEqual(
            run.results.map { $0.relatedLocations?.count ?? 0 }, run.results.map { $0.properties?.codes.count ?? 0 })
    }

    func testFingerprintsAreUniqueAndStayWhenFilesMove() throws {
        func fingerprints(_ files: [String: String]) throws -> [String: String] {
            let results = try decoded(SampleRun(files).report).results.filter { $0.ruleId == Finding.rule }
            let pairs = results.map {
                ($0.partialFingerprints["reobserveSymbol/v1"] ?? "", $0.properties?.status ?? "")
            }
            XCTAssertEqual(Set(pairs.map(\.0)).count, results.count)
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        let before = try fingerprints(Sample.files)
        XCTAssertGreaterThan(before.count, 5)
        // Two lines further down, in other directories, and so in another order.
        let moved = Dictionary(
            uniqueKeysWithValues: Sample.files.map {
                ("Moved/\($0.count)/" + $0, "\n\n" + $1.replacingOccurrences(of: "\u{FEFF}", with: ""))
            })
        XCTAssertEqual(try fingerprints(moved), before)
    }

    /// A class and its subclass: each fix by itself gives what the plan does.
    func testFixHoldsTheTypesThatMoveTogether() throws {
        let base = "import SwiftUI\n\nclass Base: ObservableObject {\n    @Published var title = \"\"\n}\n"
        let child = "import SwiftUI\n\nfinal class Child: Base {\n    @Published var count = 0\n}\n"
        let views =
            "import SwiftUI\n\n" + Sample.view(of: "Base") + Sample.view(of: "Child", "Text(\"\\(model.count)\")")
        let alone = "import SwiftUI\n\n" + Sample.model("Alone") + Sample.view(of: "Alone")
        let run = SampleRun(["Base.swift": base, "Child.swift": child, "Views.swift": views, "Alone.swift": alone])
        XCTAssertEqual(run.report.findings.filter { $0.status == .pending }.map(\.symbol), ["Alone", "Base", "Child"])
        let sarif = try decoded(run.report)
        for result in sarif.results {
            let changed = try sarif.keeping(result).appliedByLines(to: run.before)
            let isAlone = result.properties?.symbol == "Alone"
            XCTAssertEqual(changed, run.changed.filter { ($0.key == "Alone.swift") == isAlone }, result.message.text)
        }
    }

    /// GitHub takes no more, and refuses a file with many more.
    func testPlacesOfOneResultAreBounded() throws {
        let uses = String(repeating: "    model.$title.sink { model.title = $0 }.cancel()\n", count: 150)
        let text =
            "import SwiftUI\nimport Combine\n\n"
            + Sample.model("Busy").replacingOccurrences(of: "@Published", with: "@Published /* told */")
            + Sample.view(of: "Busy")
            + "func watch(_ model: Busy) {\n\(uses)}\n"
        let report = SampleRun(["Busy.swift": text]).report
        XCTAssertEqual(report.findings.map(\.reasons.count), [150])
        let result = try XCTUnwrap(try decoded(report).results.first)
        XCTAssertEqual(result.relatedLocations?.count, 100)
        XCTAssertEqual(
            result.relatedLocations?.first?.physicalLocation.region?.startLine,
            report.findings.first?.reasons.first?.location.line)
    }

    func testMessagesHoldNoPlaceholdersAndNoLinks() {
        XCTAssertEqual(SARIF.Message("{0} of [Int]").text, "{{0}} of [Int]")
        XCTAssertEqual(SARIF.Message("[Int](1) \\ {").text, "\\[Int\\](1) \\\\ {{")
    }

    func testPathsComeBackFromTheirURIs() throws {
        let report = Sample.run(prefix: "Pro:ject 1/").report
        let run = try decoded(report)
        let uris = run.results.map(\.locations[0].physicalLocation.artifactLocation)
        let findings = report.findings.map(\.path) + report.warnings.map(\.path)
        XCTAssertEqual(uris.map { $0.uri.removingPercentEncoding }, findings.map { "Pro:ject 1/" + $0 })
        XCTAssertEqual(Set(uris.map(\.uriBaseId)), ["%SRCROOT%"])
        let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/%")
        XCTAssertTrue(uris.allSatisfy { $0.uri.allSatisfy(allowed.contains) })
        let base = try XCTUnwrap(run.originalUriBaseIds["%SRCROOT%"]?.uri)
        XCTAssertEqual(URL(string: base)?.path, "/projects/app")
        XCTAssertTrue(base.hasSuffix("/"))
    }

    /// The name of the class, seen by an editor that counts UTF-16; of a class in a function, its conformance; of a
    /// warning, the rule.
    func testColumnsLeadToTheDeclaration() throws {
        let run = Sample.run()
        let results = try decoded(run.report).results
        var oddColumns = 0
        for (finding, result) in zip(run.report.findings, results) {
            let name = finding.symbol.split(separator: ".").last ?? ""
            let rest = try text(at: result, in: run.before[finding.path])
            XCTAssertTrue(
                rest.hasPrefix(finding.symbol == "Twin" ? ": ObservableObject" : name + ": ObservableObject"),
                "\(finding.path): \(rest)")
            oddColumns += finding.location.utf16Column == finding.location.column ? 0 : 1
        }
        XCTAssertGreaterThan(oddColumns, 1)
        let warning = try XCTUnwrap(run.report.warnings.first)
        let rest = try text(at: try XCTUnwrap(results.last), in: run.before[warning.path])
        XCTAssertTrue(rest.hasPrefix("observable-class ]"), rest)
        XCTAssertNotEqual(warning.location.utf16Column, warning.location.column)
    }

    /// What stands behind the start of a result's place, up to the end of the line.
    private func text(at result: DecodedSARIF.Result, in bytes: [UInt8]?) throws -> String {
        let region = try XCTUnwrap(result.locations[0].physicalLocation.region)
        var text = String(decoding: try XCTUnwrap(bytes), as: UTF8.self)
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
            .components(separatedBy: "\n")
        return String(
            decoding: Array(lines[region.startLine - 1].utf16).dropFirst(region.startColumn - 1), as: UTF16.self)
    }

    func testProblemsAreNotifications() throws {
        let report = Sample.run().report
        let invocation = try XCTUnwrap(try decoded(report).invocations.first)
        XCTAssertFalse(invocation.executionSuccessful)
        XCTAssertEqual(invocation.toolExecutionNotifications.count, report.problems.count)
        let place = invocation.toolExecutionNotifications.first?.locations.first?.physicalLocation
        XCTAssertEqual(place?.artifactLocation.uri.removingPercentEncoding, report.problems.first?.path)
        XCTAssertEqual(try decoded(SampleRun([:]).report).invocations.first?.executionSuccessful, true)
    }

    private func decoded(_ report: Report) throws -> DecodedSARIF.Run {
        try JSONDecoder().decode(DecodedSARIF.self, from: Data(ReportFormat.sarif.render(report))).run()
    }
}
