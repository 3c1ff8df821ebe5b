import Foundation
import SourceText
import SystemAccess
import Threads
import XCTest

@testable import Planning
@testable import Reporting
@testable import Rules
@testable import Semantics

/// Whoever makes the edits of a format gets what `apply` writes.
final class EditFormatTests: XCTestCase {
    func testEditsOfTheSample() throws {
        for prefix in ["", "Pro ject/sub/"] {
            try assertSameEdits(Sample.run(prefix: prefix), name: "sample")
            let commented = Sample.run(prefix: prefix, options: MigrationOptions(insertsTodos: true))
            XCTAssertGreaterThan(commented.report.todos.count, 1)
            try assertSameEdits(commented, name: "sample with comments")
        }
    }

    /// Every golden case. Their flags play no part here: any plan will do, the more changes the better.
    func testEditsOfAllGoldenCases() throws {
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Golden")
        var options = MigrationOptions(tier: .assisted, allowsPublicAPI: true, insertsTodos: true)
        options.guidanceRules = RuleCatalogue.guidance.map(\.id)
        let cases = try GoldenFiles.all(in: golden)
        var changed = 0
        let results = parallelMap(cases, threads: processorCount()) { [options] golden in
            Result { try EditedFiles(SampleRun(golden.files, options: options)) }
        }
        for (golden, result) in zip(cases, results) {
            let files = try result.get()
            files.assertSame(golden.name)
            changed += files.isChanged ? 1 : 0
        }
        XCTAssertGreaterThan(changed, 200)
    }

    /// Any edits in any bytes, which no plan would hold.
    func testRandomEdits() throws {
        var readable = 0
        for seed in UInt64(1)...400 {
            let random = RandomEdits(seed: seed)
            let report = Report(random)
            let files = ["odd.swift": random.bytes]
            let run = try JSONDecoder().decode(DecodedSARIF.self, from: Data(ReportFormat.sarif.render(report))).run()
            let expected = random.edits.isEmpty ? [:] : ["odd.swift": random.expected]
            XCTAssertEqual(try run.appliedByBytes(to: files), expected, "seed \(seed)")
            XCTAssertEqual(try decodedJSON(report).applied(to: files), expected, "seed \(seed)")
            guard random.isText else { continue }
            readable += 1
            XCTAssertEqual(try run.appliedByLines(to: files), expected, "seed \(seed)")
        }
        XCTAssertGreaterThan(readable, 100)
    }

    func testPlacesOfEditsAreThoseOfTheirOffsets() throws {
        let run = Sample.run(options: MigrationOptions(insertsTodos: true))
        let report = try decodedJSON(run.report)
        let edits = report.findings.flatMap(\.edits) + report.todos.map(\.edit)
        XCTAssertFalse(report.findings.allSatisfy(\.edits.isEmpty))
        XCTAssertFalse(report.todos.isEmpty)
        for edit in edits {
            let bytes = try XCTUnwrap(run.before[edit.path])
            XCTAssertEqual(
                SourceLocation(line: edit.line, column: edit.column), LineIndex(bytes).location(at: UInt32(edit.start)))
        }
    }

    private func assertSameEdits(_ run: SampleRun, name: String) throws { try EditedFiles(run).assertSame(name) }
}

private func decodedJSON(_ report: Report) throws -> DecodedReport {
    try JSONDecoder().decode(DecodedReport.self, from: Data(ReportFormat.json.render(report)))
}

/// What whoever makes the edits of each format gets, and what `apply` writes.
private struct EditedFiles: Sendable {
    let isChanged: Bool
    private let expected: [String: [UInt8]]
    private let byJSON: [String: [UInt8]]
    private let bySARIFBytes: [String: [UInt8]]
    private let bySARIFLines: [String: [UInt8]]

    init(_ run: SampleRun) throws {
        let prefix = run.report.pathPrefix
        let files = Dictionary(uniqueKeysWithValues: run.before.map { (prefix + $0, $1) })
        let sarif = try JSONDecoder().decode(DecodedSARIF.self, from: Data(ReportFormat.sarif.render(run.report))).run()
        isChanged = !run.plan.changes.isEmpty
        expected = run.changed
        byJSON = try decodedJSON(run.report).applied(to: files)
        bySARIFBytes = try sarif.appliedByBytes(to: files)
        bySARIFLines = try sarif.appliedByLines(to: files)
    }

    func assertSame(_ name: String) {
        XCTAssertEqual(byJSON, expected, name)
        XCTAssertEqual(bySARIFBytes, expected, name)
        XCTAssertEqual(bySARIFLines, expected, name)
    }
}

/// The files of golden cases.
enum GoldenFiles {
    static func all(in golden: URL) throws -> [(name: String, files: [String: [UInt8]])] {
        var cases: [String: [String: [UInt8]]] = [:]
        let names = try XCTUnwrap(FileManager.default.enumerator(atPath: golden.path))
        for case let name as String in names where name.hasSuffix(".swift") {
            let parts = name.split(separator: "/").map(String.init)
            guard parts.count > 2, parts[2] == "before.swift" || parts[2] == "before", parts.last != "Package.swift"
            else { continue }
            let bytes = [UInt8](try Data(contentsOf: golden.appendingPathComponent(name)))
            cases[parts[..<2].joined(separator: "/"), default: [:]][parts[2...].joined(separator: "/")] = bytes
        }
        return cases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension Report {
    /// One type that asks for all the edits.
    init(_ random: RandomEdits) {
        let planned = random.edits.edits.map {
            PlannedEdit(path: "odd.swift", rule: Finding.rule, message: "an edit", edit: $0)
        }
        let verdict = Verdict(
            type: nil, name: "Odd", path: "odd.swift", location: SourceLocation(line: 1, column: 1), outcome: .moves,
            reasons: [], behaviors: [],
            unit: "Odd", edits: planned)
        let changes = planned.isEmpty ? [] : [FileChange(path: "odd.swift", bytes: random.bytes, edits: random.edits)]
        let plan = Plan(
            verdicts: [verdict], changes: changes, fileCount: 1, deployment: SampleRun([:]).plan.deployment,
            problems: [])
        self.init(
            plan, rules: RuleCatalogue.rules, version: "1", root: "/", pathPrefix: "")
    }
}

extension RandomEdits {
    /// Whether the file is UTF-8 and every edit starts and ends between two characters, so that lines and columns can
    /// tell its place.
    var isText: Bool {
        guard String(bytes: bytes, encoding: .utf8) != nil else { return false }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return edits.edits.allSatisfy { edit in
            [Int(edit.range.start), Int(edit.range.end)].allSatisfy { offset in
                (offset == bytes.count || bytes[offset] & 0xC0 != 0x80) && !(hasMark && offset < 3)
            }
        }
    }
}
