import Foundation
import Planning
import Reporting
import Rules
import Semantics
import SourceText
import SystemAccess
import Threads
import XCTest

/// What a session says of the files as they are now is what a run says that reads them for the first time.
final class PlanningSessionTests: XCTestCase {
    private struct Workers: PipelineExecutor {
        func map<Input: Sendable, Output: Sendable, State>(
            _ inputs: [Input], state: @escaping @Sendable () -> sending State,
            _ body: @escaping @Sendable (inout State, Input) -> Output
        ) -> (outputs: [Output], states: [State]) {
            parallelMap(inputs, threads: 2, workerState: state, body)
        }
    }

    // `@unchecked`: one thread reads.
    private final class Reads: @unchecked Sendable {
        var paths: [String] = []
    }

    private static func report(_ plan: Plan) -> String {
        let report = Report(plan, rules: RuleCatalogue.rules, version: "1.2.3", root: "/projects/app", pathPrefix: "")
        return String(decoding: ReportFormat.json.render(report), as: UTF8.self)
    }

    private static func input(_ files: [String: [UInt8]?]) -> PipelineInput {
        let options = MigrationOptions(tier: .assisted)
        return PipelineInput(paths: Array(files.keys), rules: RuleCatalogue.ruleSet, options: options) { path in
            if let bytes = files[path] ?? nil { return .success(bytes) }
            return .failure(FileProblemError(message: "cannot open: Permission denied"))
        }
    }

    /// The files of the app of the README's first command.
    private func sampleApp() throws -> [String: [UInt8]?] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("SampleApp/Pantry")
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { files, name in
            files[name] = Array(try Data(contentsOf: root.appendingPathComponent(name)))
        }
    }

    private func check(_ executor: any PipelineExecutor, seed: UInt64, edits: Int) throws {
        var files = try sampleApp()
        let original = files
        XCTAssertGreaterThan(files.count, 20)
        let session = PlanningSession(executor: executor)
        var random = SeededGenerator(seed: seed)
        var changed: Set<String> = []
        var differing = 0
        var last = ""
        for number in 0..<edits {
            let plan = try XCTUnwrap(session.plan(PlanningSessionTests.input(files), changed: changed))
            let fresh = Pipeline(input: PlanningSessionTests.input(files), executor: SerialExecutor()).plan()
            let report = PlanningSessionTests.report(plan)
            XCTAssertEqual(report, PlanningSessionTests.report(fresh), "seed \(seed), edit \(number)")
            if report != last { differing += 1 }
            last = report
            changed = []
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                guard let path = files.keys.sorted().randomElement(using: &random) else { continue }
                files[path] = edited(path, files, original, &random)
                changed.insert(path)
            }
        }
        // The edits are not such that nothing depends on them.
        XCTAssertGreaterThan(differing, edits / 2)
    }

    /// A file with a line less, or with one of another file more, or as it was, or that can't be read.
    private func edited(
        _ path: String, _ files: [String: [UInt8]?], _ original: [String: [UInt8]?],
        _ random: inout SeededGenerator
    ) -> [UInt8]? {
        guard let bytes = files[path] ?? nil else { return original[path] ?? nil }
        var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        let position = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return nil
        case 1...3: return original[path] ?? nil
        case 4...6: lines.remove(at: position)
        default:
            let others = files.keys.sorted().compactMap { files[$0] ?? nil }
            let other = others.randomElement(using: &random)?.split(separator: 10).map(Array.init) ?? []
            if let line = other.randomElement(using: &random) { lines.insert(line, at: position) }
        }
        return Array(lines.joined(separator: [10]))
    }

    func testAnyEditsGiveWhatAFreshRunGives() throws { try check(SerialExecutor(), seed: 1, edits: 40) }

    func testTheSameOnSeveralThreads() throws { try check(Workers(), seed: 2, edits: 40) }

    func testOtherFilesStartAnew() {
        var files: [String: [UInt8]?] = ["a.swift": Array("class A: ObservableObject {}\n".utf8)]
        let session = PlanningSession(executor: SerialExecutor())
        let names = { session.plan(PlanningSessionTests.input(files), changed: [])?.verdicts.map(\.name) }
        XCTAssertEqual(names(), ["A"])
        files["b.swift"] = Array("class B: ObservableObject {}\n".utf8)
        XCTAssertEqual(names(), ["A", "B"])
    }

    /// A plan that was cancelled has not seen the change, so that the next one does.
    func testACancelledPlanIsMadeByTheNextOne() {
        var files: [String: [UInt8]?] = ["a.swift": Array("class A: ObservableObject {}\n".utf8)]
        let session = PlanningSession(executor: SerialExecutor())
        XCTAssertNotNil(session.plan(PlanningSessionTests.input(files), changed: []))
        files["a.swift"] = Array("class B: ObservableObject {}\n".utf8)
        var cancelled = PlanningSessionTests.input(files)
        cancelled.isCancelled = { true }
        XCTAssertNil(session.plan(cancelled, changed: ["a.swift"]))
        XCTAssertEqual(session.plan(PlanningSessionTests.input(files), changed: [])?.verdicts.map(\.name), ["B"])
    }

    /// What a plan was made from is gone with it: a server makes thousands.
    func testPlansLeaveNothingBehind() throws {
        let files = try sampleApp()
        let session = PlanningSession(executor: SerialExecutor())
        func plan() { _ = session.plan(PlanningSessionTests.input(files), changed: Set(files.keys)) }
        for _ in 0..<5 { plan() }
        let before = try residentPages()
        for _ in 0..<15 { plan() }
        // Less than a page for each line of the app, where one plan takes several times as much.
        XCTAssertLessThan(try residentPages() - before, 1000)
    }

    private func residentPages() throws -> Int {
        let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        guard let statistics else { throw XCTSkip("the system does not tell how much memory is used") }
        return Int(statistics.split(separator: " ")[1]) ?? 0
    }

    /// Only files that are said to have changed are read.
    func testNothingElseIsReadAgain() {
        let reads = Reads()
        let input = PipelineInput(
            paths: ["a.swift", "b.swift"], rules: RuleCatalogue.ruleSet, options: MigrationOptions()
        ) { path in
            reads.paths.append(path)
            return .success(Array("struct S {}\n".utf8))
        }
        let session = PlanningSession(executor: SerialExecutor())
        _ = session.plan(input, changed: [])
        reads.paths = []
        _ = session.plan(input, changed: ["b.swift"])
        XCTAssertEqual(reads.paths, ["b.swift"])
    }
}
