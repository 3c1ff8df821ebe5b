import Foundation
import XCTest

/// Whether summaries tell the truth: random programs and all scenarios run with a recorder, and nothing may happen that
/// the summary of the code does not hold.
///
/// `RECORDED_PROGRAMS` is how many programs are made (10), `RECORDED_SEED` the number of the first one.
final class RecordedProgramTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let programsAtOnce = 40

    override func setUpWithError() throws {
        #if !os(Linux)
            throw XCTSkip("the frameworks have the names of the SDK's")
        #endif
    }

    func testRandomPrograms() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["RECORDED_PROGRAMS"].flatMap(UInt64.init) ?? 10
        let first = environment["RECORDED_SEED"].flatMap(UInt64.init) ?? 1
        let programs = try (first..<(first + count)).map { seed in
            var generator = ProgramGenerator(seed: seed)
            let files = generator.files()
            return (try XCTUnwrap(RecordedProgram(name: "program\(seed)", files: files)), generator.steps)
        }
        try check(programs)
    }

    func testScenarios() throws {
        let scenarios = Self.root.appendingPathComponent("Tests/Behaviour/Scenarios")
        let programs = try FileManager.default.contentsOfDirectory(at: scenarios, includingPropertiesForKeys: nil)
            .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("steps.txt").path) }
            .sorted { $0.path < $1.path }
            .map { scenario in
                let program = RecordedProgram(name: scenario.lastPathComponent, files: try files(of: scenario))
                let steps = try String(contentsOf: scenario.appendingPathComponent("steps.txt"), encoding: .utf8)
                return (try XCTUnwrap(program), steps)
            }
        try check(programs)
    }

    private func files(of scenario: URL) throws -> [String: String] {
        let directory = scenario.appendingPathComponent("before")
        let single = scenario.appendingPathComponent("before.swift")
        let paths =
            FileManager.default.fileExists(atPath: single.path)
            ? [single] : try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
        let texts = try paths.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    // MARK: Run and compare

    private func check(_ programs: [(program: RecordedProgram, steps: String)]) throws {
        var total = RecordedProgram.Outcome()
        for start in stride(from: 0, to: programs.count, by: Self.programsAtOnce) {
            let part = Array(programs[start..<min(start + Self.programsAtOnce, programs.count)])
            let directory = FileManager.default.temporaryDirectory
                .appendingPathComponent("recorded-\(UUID().uuidString)")
            var isGood = false
            // What is wrong is to be looked at.
            defer {
                if isGood {
                    try? FileManager.default.removeItem(at: directory)
                } else {
                    print("recorded: see \(directory.path)")
                }
            }
            for (program, steps) in part {
                try program.write(to: directory.appendingPathComponent(program.name), steps: steps)
            }
            try record(directory)
            let known = total.exceptions.count
            for (program, _) in part {
                let recording = directory.appendingPathComponent(program.name).appendingPathComponent("recording.txt")
                guard let text = try? String(contentsOf: recording, encoding: .utf8) else {
                    XCTFail("\(program.name) did not run")
                    continue
                }
                let outcome = program.compare(text)
                for exception in outcome.exceptions { XCTFail("\(program.name): \(exception)") }
                total.add(outcome)
            }
            isGood = total.exceptions.count == known
        }
        print("recorded: \(programs.count) programs, \(total.sentence)")
        XCTAssertGreaterThan(total.happened, 0)
    }

    private func record(_ directory: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = Self.root.appendingPathComponent("scripts/behaviour")
        process.arguments = ["python3", script.path, "--record", directory.path]
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
    }
}

extension RecordedProgram.Outcome {
    mutating func add(_ other: RecordedProgram.Outcome) {
        exceptions += other.exceptions
        happened += other.happened
        known += other.known
        neverHappened += other.neverHappened
        unknownCodes += other.unknownCodes
        ranCodes += other.ranCodes
    }

    var sentence: String {
        """
        \(happened) events, \(exceptions.count) of them in no summary; of \(ranCodes) pieces of code that ran \
        \(unknownCodes) may run anything; of \(known) properties that the others may touch \(neverHappened) were not
        """
    }
}
