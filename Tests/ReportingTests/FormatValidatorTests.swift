import Foundation
import Reporting
import Semantics
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
            ("overview.json", "\"status\" : ", "\"state\" : "),
            ("fleet.json", "\"known\" : ", "\"unknown\" : "),
            ("explanation.json", "\"kind\" : \"reason\"", "\"kind\" : \"raisin\""),
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
        let assisted = SampleRun(
            Sample.files, options: MigrationOptions(tier: .assisted, skippedTypes: ["Back"], insertsTodos: true)
        ).report
        return [Sample.run().report, judged, assisted, SampleRun([:]).report]
    }

    private static let overview: [UInt8] = {
        let run = Sample.run(prefix: "Pro:ject 1/", options: MigrationOptions(inquiry: .landscape))
        var overview = Overview(
            run.report, run.plan.landscape, owners: { $0.hasPrefix("A/") ? ["@a", "@b/c"] : [] })
        overview.position = FleetPosition(name: "app", commit: nil, run.plan)
        return OverviewFormat.json.render(overview, title: "App")
    }()

    private static func fleet() throws -> [UInt8] {
        let kit = SampleReport(
            name: "kit", owners: [(nil, [1, 2, 3, 4])], types: ["A"], holds: [("A", "shop"), ("A", "x")])
        var files = try [kit, SampleReport(name: "shop", types: ["B"], hasFacts: false)].map { try $0.file() }
        files.append(("overview.json", try FleetFile.read(overview, place: "overview.json")))
        return OverviewFormat.json.render(try Fleet(merging: files, version: "1.2.3"))
    }

    private static let explanation: [UInt8] = {
        let types = ["Blocked", "Twin", "Kept", "Assisted", "Cart"].flatMap { name in
            Sample.run(options: MigrationOptions(inquiry: .explanation(.name(name)))).plan.explanations
        }
        return ExplanationReport.render(
            types, others: [], query: "all", suggestion: nil, version: "1.2.3", pathPrefix: "sub/")
    }()

    /// The bytes, with the mistake in them where it is one of this file.
    private func changed(_ bytes: [UInt8], of name: String, _ mistake: (file: String, old: String, new: String)?)
        -> [UInt8]
    {
        guard let mistake, mistake.file == name else { return bytes }
        let text = String(decoding: bytes, as: UTF8.self)
        XCTAssertTrue(text.contains(mistake.old), mistake.old)
        return Array(text.replacingOccurrences(of: mistake.old, with: mistake.new).utf8)
    }

    private func validate(_ reports: [Report], mistake: (file: String, old: String, new: String)? = nil) throws
        -> ExternalTool.Result
    {
        let tool = try ExternalTool()
        let outputs: [(name: String, format: ReportFormat)] = [
            ("report.json", .json), ("report.jsonl", .jsonl), ("report.sarif", .sarif), ("gitlab.json", .gitlab),
            ("junit.xml", .junit),
        ]
        for (number, report) in reports.enumerated() {
            try tool.write(Array(Schemas.report.utf8), to: "\(number)/report-schema.json")
            let views: [(name: String, bytes: [UInt8])] = [
                ("overview-schema.json", Array(OverviewSchema.text.utf8)),
                ("explanation-schema.json", Array(ExplanationSchema.text.utf8)),
                ("overview.json", FormatValidatorTests.overview),
                ("fleet-schema.json", Array(FleetSchema.text.utf8)), ("fleet.json", try FormatValidatorTests.fleet()),
                ("explanation.json", FormatValidatorTests.explanation),
            ]
            for view in views {
                try tool.write(changed(view.bytes, of: view.name, mistake), to: "\(number)/\(view.name)")
            }
            for output in outputs {
                try tool.write(
                    changed(output.format.render(report), of: output.name, mistake), to: "\(number)/\(output.name)")
            }
        }
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("scripts/check-formats").path
        // The caller's environment knows the way to packages.
        let result = try tool.run(
            "bash", [script, "--outputs"] + reports.indices.map(String.init),
            environment: ProcessInfo.processInfo.environment)
        guard result.status == 2 else { return result }
        let reason = "the validators can't be run: \(result.text.prefix(1000))"
        if ProcessInfo.processInfo.environment["REOBSERVE_REQUIRE_TOOLS"] == "1" {
            XCTFail(reason)
        } else {
            throw XCTSkip(reason)
        }
        return result
    }
}
