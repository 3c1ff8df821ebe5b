import Foundation
import Migration
import Reporting
import XCTest

/// Other people's validators take what the formats write: `scripts/check-formats`.
///
/// Skipped where they can't be had; fails instead with `REOBSERVE_REQUIRE_TOOLS=1`.
final class FormatValidatorTests: XCTestCase {
    func testOutputsAreValid() throws {
        let result = try validate(reports())
        XCTAssertEqual(result.status, 0, String(result.text.prefix(4000)))
    }

    /// A validator that takes everything would prove nothing.
    func testValidatorsSeeMistakes() throws {
        let mistakes: [(file: String, old: String, new: String)] = [
            ("report.json", "\"line\" : ", "\"lime\" : "),
            ("report.jsonl", "\"kind\":\"finding\"", "\"kind\":\"fund\""),
            ("report.sarif", "\"startLine\" : ", "\"startLine\" : -"),
            ("report.sarif", "%20", " "),
            ("gitlab.json", "\"severity\" : \"minor\"", "\"severity\" : \"small\""),
            ("junit.xml", "failures=\"", "failures=\"9"),
        ]
        for mistake in mistakes {
            let result = try validate([Sample.run().report], mistake: mistake)
            XCTAssertEqual(result.status, 1, "\(mistake.file): \(result.text.prefix(1000))")
            XCTAssertTrue(result.text.contains(mistake.file), String(result.text.prefix(1000)))
        }
    }

    private func reports() -> [Report] {
        var judged = Sample.run(prefix: "Pro:ject 1/").report
        for index in judged.findings.indices {
            judged.findings[index].isKnown = judged.findings[index].status == .blocked
            judged.findings[index].fails = judged.findings[index].status == .pending
        }
        let assisted = SampleRun(Sample.files, options: MigrationOptions(tier: .assisted, skippedTypes: ["Back"], insertsTodos: true)).report
        return [Sample.run().report, judged, assisted, SampleRun([:]).report]
    }

    private func validate(_ reports: [Report], mistake: (file: String, old: String, new: String)? = nil) throws -> ExternalTool.Result {
        let tool = try ExternalTool()
        let outputs: [(name: String, format: ReportFormat)] = [
            ("report.json", .json), ("report.jsonl", .jsonl), ("report.sarif", .sarif), ("gitlab.json", .gitlab), ("junit.xml", .junit),
        ]
        for (number, report) in reports.enumerated() {
            try tool.write(Array(Schemas.report.utf8), to: "\(number)/report-schema.json")
            for output in outputs {
                var text = String(decoding: output.format.render(report), as: UTF8.self)
                if let mistake, mistake.file == output.name {
                    XCTAssertTrue(text.contains(mistake.old), mistake.old)
                    text = text.replacingOccurrences(of: mistake.old, with: mistake.new)
                }
                try tool.write(Array(text.utf8), to: "\(number)/\(output.name)")
            }
        }
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("scripts/check-formats").path
        // The caller's environment knows the way to packages.
        let result = try tool.run("bash", [script, "--outputs"] + reports.indices.map(String.init), environment: ProcessInfo.processInfo.environment)
        guard result.status == 2 else { return result }
        let reason = "the validators can't be run: \(result.text.prefix(1000))"
        if ProcessInfo.processInfo.environment["REOBSERVE_REQUIRE_TOOLS"] == "1" { XCTFail(reason) } else { throw XCTSkip(reason) }
        return result
    }
}
