import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// The real program, ended or hindered at every step at which something on disk changes. Each test counts the steps by
/// itself: it goes on until the program gets through.
final class WriteFaultTests: XCTestCase {
    /// More steps than any run here has; a test that comes here would never end.
    private static let stepLimit = 200

    private static let before: [String: String] = [
        "App/Model.swift": Sample.model(), "App/Screen.swift": Sample.view(),
        "Store.swift": Sample.model("Store") + Sample.view("StoreScreen", of: "Store"),
    ]
    private static let after: [String: String] = [
        "App/Model.swift": Sample.migratedModel(), "App/Screen.swift": Sample.migratedView(),
        "Store.swift": Sample.migratedModel("Store") + Sample.migratedView("StoreScreen", of: "Store"),
    ]

    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory(inMemory: true)
        for (path, text) in Self.before { try project.write(path, text) }
        return project
    }

    private func texts(_ project: TemporaryDirectory) throws -> [String: String] {
        try project.tree().mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private func fault(_ action: String, _ step: Int, isLasting: Bool = false, _ command: String = "") -> [String:
        String]
    {
        ["REOBSERVE_FAULT": "\(action)@\(step)\(isLasting ? "+" : "")\(command.isEmpty ? "" : ":" + command)"]
    }

    /// Runs a subcommand in a new project, with a fault at each step, until it gets through; tells how many steps that
    /// took.
    @discardableResult
    private func atEveryStep(
        prepare: (TemporaryDirectory) throws -> Void = { _ in }, _ subcommand: String,
        _ faultOfStep: (Int) -> [String: String],
        _ check: (TemporaryDirectory, ProgramResult, Int) throws -> Void
    ) throws -> Int {
        for step in 1...Self.stepLimit {
            let project = try makeProject()
            try prepare(project)
            let result = try project.reobserve(subcommand, environment: faultOfStep(step), mayBeKilled: true)
            if !result.errors.contains("injected fault") {
                XCTAssertEqual(result.status, 0, "no step is left to fail")
                return step - 1
            }
            try check(project, result, step)
        }
        XCTFail("\(subcommand) does not end")
        return Self.stepLimit
    }

    private func assertOldOrNew(_ project: TemporaryDirectory, _ step: Int) throws {
        for path in Self.before.keys {
            let text = try project.text(path)
            XCTAssertTrue(text == Self.before[path] || text == Self.after[path], "step \(step): \(path) is \(text)")
        }
    }

    // MARK: Ended at every step

    func testApplyKilledAtEveryStepIsTakenBackByUndo() throws {
        var hasBeenMixed = false
        let steps = try atEveryStep("apply", { fault("kill", $0) }) { project, result, step in
            XCTAssertEqual(result.status, 128 + SIGKILL)
            try assertOldOrNew(project, step)
            let isMixed = try Self.before.keys.contains { try project.text($0) == Self.after[$0] }
            hasBeenMixed = hasBeenMixed || isMixed
            let seen = try project.reobserve("diff")
            if isMixed { XCTAssertTrue(seen.errors.contains("run reobserve undo"), "step \(step): \(seen.errors)") }
            XCTAssertEqual(try project.reobserve("undo").status, 0)
            XCTAssertEqual(try texts(project), Self.before, "step \(step)")
        }
        XCTAssertGreaterThan(steps, 4 * Self.before.count, "creating, writing and replacing each file are steps")
        XCTAssertTrue(hasBeenMixed)
    }

    func testApplyKilledAtEveryStepIsFinishedByApply() throws {
        try atEveryStep("apply", { fault("kill", $0) }) { project, _, step in
            let second = try project.reobserve("apply")
            XCTAssertEqual(second.status, 0, second.errors)
            XCTAssertEqual(try texts(project), Self.after, "step \(step)")
            XCTAssertEqual(try project.reobserve("undo").status, 0)
            XCTAssertEqual(try texts(project), Self.before, "step \(step)")
        }
    }

    func testUndoKilledAtEveryStep() throws {
        let prepare: (TemporaryDirectory) throws -> Void = { project in
            XCTAssertEqual(try project.reobserve("apply").status, 0)
        }
        let steps = try atEveryStep(prepare: prepare, "undo", { fault("kill", $0) }) { project, result, step in
            XCTAssertEqual(result.status, 128 + SIGKILL)
            try assertOldOrNew(project, step)
            XCTAssertEqual(try project.reobserve("undo").status, 0)
            XCTAssertEqual(try texts(project), Self.before, "step \(step)")
            XCTAssertEqual(try project.reobserve("undo").errors, "reobserve: nothing to undo under \(project.path)\n")
        }
        XCTAssertGreaterThan(steps, 4 * Self.before.count)
    }

    /// An apply is killed behind its first rename, and what takes it back is killed as well, at every step.
    func testRecoveryKilledAtEveryStep() throws {
        var middle = 0
        for step in 1...Self.stepLimit where middle == 0 {
            let project = try makeProject()
            let result = try project.reobserve("apply", environment: fault("kill", step), mayBeKilled: true)
            guard result.status == 128 + SIGKILL else { break }
            if try Self.before.keys.contains(where: { try project.text($0) == Self.after[$0] }) { middle = step }
        }
        XCTAssertGreaterThan(middle, 0)
        for subcommand in ["undo", "apply"] {
            let prepare: (TemporaryDirectory) throws -> Void = { project in
                XCTAssertEqual(
                    try project.reobserve("apply", environment: self.fault("kill", middle), mayBeKilled: true).status,
                    128 + SIGKILL)
            }
            try atEveryStep(prepare: prepare, subcommand, { fault("kill", $0) }) { project, _, step in
                try assertOldOrNew(project, step)
                XCTAssertEqual(try project.reobserve(subcommand).status, 0)
                XCTAssertEqual(
                    try texts(project), subcommand == "undo" ? Self.before : Self.after, "\(subcommand), step \(step)")
            }
        }
    }

    /// A signal that asks the program to end waits until all files are of one mind, and then ends it.
    func testTerminationAtEveryStep() throws {
        var outcomes: Set<Bool> = []
        try atEveryStep("apply", { fault("term", $0) }) { project, result, step in
            XCTAssertEqual(result.status, 128 + SIGTERM, "step \(step): \(result.errors)")
            let texts = try texts(project)
            XCTAssertTrue(texts == Self.before || texts == Self.after, "step \(step)")
            outcomes.insert(texts == Self.after)
            XCTAssertFalse(try project.reobserve("diff").errors.contains("was interrupted"), "step \(step)")
        }
        XCTAssertEqual(outcomes, [false, true])
    }

    // MARK: Hindered at every step

    func testErrorAtEveryStepLeavesNothing() throws {
        for (action, reason) in [("enospc", "No space left on device"), ("eio", "Input/output error")] {
            try atEveryStep("apply", { fault(action, $0) }) { project, result, step in
                if result.status == 0 { return XCTAssertEqual(try texts(project), Self.after, "step \(step)") }
                XCTAssertEqual(result.status, 2, "step \(step)")
                XCTAssertTrue(result.errors.contains(reason), result.errors)
                XCTAssertTrue(
                    result.errors.contains("nothing was written") || result.errors.contains("were restored"),
                    "step \(step): \(result.errors)")
                XCTAssertEqual(try texts(project), Self.before, "step \(step)")
                XCTAssertEqual(try project.reobserve("apply").status, 0)
                XCTAssertEqual(try texts(project), Self.after, "step \(step)")
            }
        }
    }

    /// From some step on nothing works any more, taking back included.
    func testErrorThatStaysIsMendedByUndo() throws {
        for subcommand in ["apply", "undo"] {
            let prepare: (TemporaryDirectory) throws -> Void = { project in
                if subcommand == "undo" { XCTAssertEqual(try project.reobserve("apply").status, 0) }
            }
            try atEveryStep(prepare: prepare, subcommand, { fault("enospc", $0, isLasting: true) }) {
                project, result, step in
                XCTAssertTrue([0, 2].contains(result.status), "step \(step)")
                try assertOldOrNew(project, step)
                XCTAssertEqual(try project.reobserve("undo").status, 0)
                XCTAssertEqual(try texts(project), Self.before, "\(subcommand), step \(step): \(result.errors)")
            }
        }
    }

    /// Somebody saves a file while `apply` runs. What they wrote is never lost.
    func testFileChangedAtEveryStepIsNeverLost() throws {
        for path in ["App/Model.swift", "Store.swift"] {
            var statuses: Set<Int32> = []
            try atEveryStep("apply", { fault("run", $0, "echo '// mine' >> \(path)") }) { project, result, step in
                statuses.insert(result.status)
                var expected = result.status == 0 ? Self.after : Self.before
                expected[path]? += "// mine\n"
                XCTAssertEqual(try texts(project), expected, "step \(step): \(result.errors)")
                if result.status != 0 {
                    XCTAssertTrue(result.errors.contains("\(path): error: changed since it was read"), result.errors)
                }
            }
            XCTAssertTrue(statuses.contains(2))
        }
    }

    /// The same while an interrupted apply is taken back: that file is left and named, and the others are brought back.
    func testFileChangedAfterAnInterruptionIsLeft() throws {
        try atEveryStep("apply", { fault("kill", $0) }) { project, _, step in
            let isMixed = try Self.before.keys.contains { try project.text($0) == Self.after[$0] }
            let path = "App/Model.swift"
            try project.write(path, try project.text(path) + "// mine\n")
            let mine = try project.text(path)
            let result = try project.reobserve("undo")
            var expected = Self.before
            expected[path] = mine
            XCTAssertEqual(try texts(project), expected, "step \(step)")
            guard isMixed else { return }
            XCTAssertEqual(result.status, 2, "step \(step): \(result.errors)")
            let line = try XCTUnwrap(
                result.errors.split(separator: "\n").first { $0.hasPrefix("\(path): error: changed in the meantime") })
            let copy = try XCTUnwrap(line.components(separatedBy: "its former bytes are in ").last)
            XCTAssertEqual(String(decoding: try FileSystem.readFile(at: copy), as: UTF8.self), Self.before[path])
            XCTAssertEqual(try project.reobserve("undo").status, 0, "it was told once")
        }
    }
}
