import Foundation
import Planning
import Reporting
import Semantics
import XCTest

final class JSONReportTests: XCTestCase {
    func testFindingsAreThoseOfTheReport() throws {
        let report = Sample.run(prefix: "sub/").report
        let decoded = try JSONDecoder().decode(DecodedReport.self, from: Data(ReportFormat.json.render(report)))
        XCTAssertEqual(decoded.findings.map(\.symbol), report.findings.map(\.symbol))
        XCTAssertEqual(decoded.findings.map(\.status), report.findings.map(\.status.rawValue))
        XCTAssertEqual(decoded.findings.map(\.path), report.findings.map { "sub/" + $0.path })
        XCTAssertEqual(decoded.findings.map(\.line), report.findings.map(\.location.line))
        XCTAssertEqual(decoded.findings.map(\.column), report.findings.map(\.location.column))
        XCTAssertEqual(decoded.findings.map(\.message), report.findings.map(\.message))
        XCTAssertEqual(
            decoded.findings.map { $0.edits.map(\.replacement) },
            report.findings.map { $0.edits.map(\.edit.replacement) })
    }

    func testSummaryCountsTheFindings() throws {
        var report = Sample.run().report
        report.findings[0].isKnown = true
        report.findings[1].fails = true
        let object = try JSONSerialization.jsonObject(with: Data(ReportFormat.json.render(report))) as? [String: Any]
        let summary = try XCTUnwrap(object?["summary"] as? [String: Int])
        XCTAssertEqual(summary["types"], report.findings.count)
        for (key, status) in [
            ("pending", Finding.Status.pending), ("assisted", .assisted), ("blocked", .blocked), ("kept", .kept),
        ] {
            XCTAssertEqual(summary[key], report.count(status), key)
        }
        XCTAssertEqual(summary["known"], 1)
        XCTAssertEqual(summary["failing"], 1)
        XCTAssertEqual(object?["filesRead"] as? Int, report.fileCount)
        let notSeen = try XCTUnwrap(object?["notSeen"] as? [[String: Any]])
        XCTAssertEqual(notSeen.compactMap { $0["detail"] as? String }, report.soundness.entries.map(\.detail))
    }

    /// The same report gives the same bytes, which end with a line feed.
    func testOutputIsOfTheReportAlone() {
        for format in ReportFormat.allCases {
            let bytes = format.render(Sample.run().report)
            XCTAssertEqual(bytes, format.render(Sample.run().report), format.rawValue)
            XCTAssertEqual(bytes.last, 0x0A, format.rawValue)
        }
    }

    func testLinesAreTheObjectsWithTheirKind() throws {
        let report = Sample.run(prefix: "sub/", options: MigrationOptions(insertsTodos: true)).report
        XCTAssertFalse(report.todos.isEmpty)
        let whole = try XCTUnwrap(
            try JSONSerialization.jsonObject(with: Data(ReportFormat.json.render(report))) as? [String: Any])
        let text = String(decoding: ReportFormat.jsonl.render(report), as: UTF8.self)
        var lines = try text.split(separator: "\n").map { line in
            try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary)
        }[...]
        for (key, kind) in [
            ("findings", "finding"), ("todos", "todo"), ("warnings", "warning"), ("problems", "problem"),
        ] {
            for object in try XCTUnwrap(whole[key] as? [NSDictionary]) {
                var expected = try XCTUnwrap(object as? [String: Any])
                expected["kind"] = kind
                XCTAssertEqual(lines.popFirst(), expected as NSDictionary)
            }
        }
        XCTAssertTrue(lines.isEmpty)
    }

    func testSchemaKnowsTheValuesOfTheProgram() throws {
        let schema = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(Schemas.report.utf8)) as? [String: Any])
        let definitions = try XCTUnwrap(schema["$defs"] as? [String: [String: Any]])
        func values(_ definition: String, _ property: String) throws -> Set<String> {
            let properties = try XCTUnwrap(definitions[definition]?["properties"] as? [String: [String: Any]])
            return Set(try XCTUnwrap(properties[property]?["enum"] as? [String]))
        }
        XCTAssertEqual(try values("finding", "status"), Set(Finding.Status.allCases.map(\.rawValue)))
        XCTAssertEqual(try values("notSeen", "category"), Set(Soundness.Kind.allCases.map(\.rawValue)))
    }
}
