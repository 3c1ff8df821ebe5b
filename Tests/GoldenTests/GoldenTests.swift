import Foundation
import SourceText
import Threads
import XCTest

@testable import SystemAccess

/// Runs every case below `Golden/`.
///
/// `UPDATE_GOLDEN=1 swift test --filter GoldenTests` rewrites what differs and fails, so that a recording run can't go
/// green.
final class GoldenTests: XCTestCase {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func cases() throws -> [GoldenCase] {
        // Another folder of cases, such as ones that are being written.
        let other = ProcessInfo.processInfo.environment["GOLDEN_ROOT"].map { URL(fileURLWithPath: $0) }
        let cases = try GoldenCase.all(in: other ?? GoldenTests.root.appendingPathComponent("Golden"))
        let filter = ProcessInfo.processInfo.environment["GOLDEN"] ?? ""
        return cases.filter { filter.isEmpty || $0.name.contains(filter) }
    }

    func testThereAreCases() throws {
        XCTAssertGreaterThan(try cases().count, 0)
        for golden in try cases() {
            XCTAssertFalse(golden.before.isEmpty, "\(golden.name) has no before.swift and no before/")
        }
    }

    func testEachCaseGivesItsFilesAndDiagnostics() throws {
        let isRecording = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"
        try assertNoProblems { golden in
            let run = try GoldenRun(golden)
            let expected = Dictionary(uniqueKeysWithValues: golden.before.map { ($0.path, golden.expected($0)) })
            var problems = GoldenProperties.difference(run.result, expected).map { [$0] } ?? []
            if run.diagnosticText != golden.diagnostics {
                problems.append("diagnostics: got\n\(run.diagnosticText)expected\n\(golden.diagnostics)")
            }
            if isRecording, !problems.isEmpty { try GoldenTests.record(golden, run) }
            return problems
        }
    }

    func testNegativeCasesAreNamedAndChangeNothing() throws {
        for golden in try cases() where golden.name.contains("/refused-") {
            XCTAssertTrue(golden.after.isEmpty, "\(golden.name) is refused but has an after")
            XCTAssertFalse(golden.diagnostics.isEmpty, "\(golden.name) is refused without a reason")
        }
    }

    func testProperties() throws {
        try assertNoProblems { golden in
            try GoldenProperties.all.compactMap { property in
                try property.check(golden).map { "\(property.name): \($0)" }
            }
        }
    }

    /// Looks at all cases on all processors, since none depends on another, and fails for each problem in the order of
    /// the cases.
    private func assertNoProblems(_ problems: @escaping @Sendable (GoldenCase) throws -> [String]) throws {
        let cases = try cases()
        let found = parallelMap(cases, threads: processorCount()) { golden in Result { try problems(golden) } }
        for (golden, result) in zip(cases, found) {
            for problem in try result.get() { XCTFail("\(golden.name): \(problem)") }
        }
    }

    private static func record(_ golden: GoldenCase, _ run: GoldenRun) throws {
        let diagnostics = golden.directory.appendingPathComponent("diagnostics.txt")
        if run.diagnosticText.isEmpty {
            try? FileManager.default.removeItem(at: diagnostics)
        } else {
            try Data(run.diagnosticText.utf8).write(to: diagnostics)
        }
        guard ProcessInfo.processInfo.environment["UPDATE_GOLDEN_FILES"] == "1" else { return }
        for file in golden.before {
            let isSingle = golden.before.count == 1 && file.path == "before.swift"
            let place = golden.directory.appendingPathComponent(isSingle ? "after.swift" : "after/\(file.path)")
            guard let result = run.result[file.path], result != file.bytes else {
                try? FileManager.default.removeItem(at: place)
                continue
            }
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(result).write(to: place)
        }
    }
}
