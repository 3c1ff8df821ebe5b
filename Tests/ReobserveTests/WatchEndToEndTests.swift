import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// `--watch`: a real process that goes on until a signal ends it.
final class WatchEndToEndTests: XCTestCase {
    /// A process whose stdout and stderr go to one file.
    private final class Watcher {
        let process = Process()
        private let folder: TemporaryDirectory

        init(_ project: TemporaryDirectory, _ arguments: String) throws {
            folder = try TemporaryDirectory()
            let file = try FileSystem.open(folder.path("log"), O_WRONLY | O_CREAT | O_APPEND, permissions: 0o600)
            let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
            process.executableURL = URL(fileURLWithPath: try BuiltProgram.path())
            process.arguments = arguments.split(separator: " ").map(String.init)
            process.currentDirectoryURL = URL(fileURLWithPath: project.path)
            process.environment = BuiltProgram.environment([:])
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = handle
            process.standardError = handle
            try process.run()
        }

        deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

        func text() throws -> String {
            String(decoding: try FileSystem.readFile(at: folder.path("log")), as: UTF8.self)
        }

        /// What was said behind the first `start` characters, once it holds `words`; fails after a while.
        func wait(for words: String, after start: Int = 0, line: UInt = #line) throws -> String {
            let limit = Date().addingTimeInterval(30)
            while Date() < limit {
                let text = String(try text().dropFirst(start))
                if text.contains(words) { return text }
                usleep(2000)
            }
            XCTFail("“\(words)” was not said: \(try text())", line: line)
            return ""
        }

        /// The exit code as a shell has it.
        func end(_ signal: Int32 = SIGINT) -> Int32 {
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
        }
    }

    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model())
        try project.write("App/Screen.swift", Sample.view())
        try project.commitAll()
        return project
    }

    func testASaveGivesANewResult() throws {
        let project = try makeProject()
        let watcher = try Watcher(project, "check --watch")
        let first = try watcher.wait(for: "Watching 2 files; Ctrl-C ends it.\n")
        XCTAssertTrue(first.hasPrefix("App/Model.swift:3:13: error: Model can "), first)
        var times: [Double] = []
        for round in 0..<5 {
            let start = try watcher.text().count
            let isLegacy = round.isMultiple(of: 2)
            let time = Date()
            try project.write(
                "App/Model.swift", bytes: Array((isLegacy ? Sample.migratedModel() : Sample.model()).utf8))
            let said = try watcher.wait(for: isLegacy ? "No ObservableObject class" : "1 can", after: start)
            times.append(Date().timeIntervalSince(time))
            XCTAssertTrue(
                try said.contains(Regex("^— \\d\\d:\\d\\d:\\d\\d — 1 file changed —\n")), said)
        }
        print("from save to result:", times.map { Int($0 * 1000) }, "ms")
        XCTAssertLessThan(try XCTUnwrap(times.min()), 0.5)
        XCTAssertEqual(watcher.end(), 130)
    }

    func testNewAndDeletedFilesAndSettingsCount() throws {
        let project = try makeProject()
        let watcher = try Watcher(project, "diff --list --watch")
        _ = try watcher.wait(for: "Watching")
        func change(_ body: () throws -> Void, says words: String, line: UInt = #line) throws {
            let start = try watcher.text().count
            try body()
            _ = try watcher.wait(for: words, after: start, line: line)
        }
        try change(
            { try project.write("New/Deep/Other.swift", Sample.model("Other") + Sample.view("S", of: "Other")) },
            says: "New/Deep/Other.swift\n")
        try change({ unlink(project.path("New/Deep/Other.swift")) }, says: "1 of 1 type")
        try change({ try project.write(".reobserve.json", "{\"skip-type\": \"Model\"}") }, says: "0 of 1 type")
        try change(
            { try project.write(".reobserve.json", "{\"skip-tpye\": \"Model\"}") }, says: "unknown key “skip-tpye”")
        try change({ unlink(project.path(".reobserve.json")) }, says: "App/Model.swift\n")
        XCTAssertEqual(watcher.end(SIGTERM), 143)
    }

    func testFactsFilesCount() throws {
        let project = try makeProject()
        let facts = try TemporaryDirectory()
        let user = try makeProject()
        XCTAssertEqual(try user.reobserve("facts --output \(facts.path("a.json"))").status, 0)
        let watcher = try Watcher(project, "check --watch --with-facts \(facts.path)")
        _ = try watcher.wait(for: "Watching 3 files")
        let start = try watcher.text().count
        try facts.write("b.json", "{")
        _ = try watcher.wait(for: "b.json", after: start)
        XCTAssertEqual(watcher.end(), 130)
    }

    func testOtherFilesDoNotCount() throws {
        let project = try makeProject()
        let watcher = try Watcher(project, "report --watch")
        let first = try watcher.wait(for: "Watching")
        for name in ["App/notes.txt", "App/.Model.swift.swp", "README.md"] { try project.write(name) }
        usleep(400_000)
        XCTAssertEqual(try watcher.text().count, first.count)
        XCTAssertEqual(watcher.end(), 130)
    }

    func testDiffPrintsTheSummaryOnly() throws {
        let project = try makeProject()
        let watcher = try Watcher(project, "--watch")
        let text = try watcher.wait(for: "Watching")
        XCTAssertTrue(text.hasPrefix("1 of 1 type can migrate now."), text)
        XCTAssertEqual(watcher.end(), 130)
    }

    func testWhatCanNotBeWatched() throws {
        let project = try makeProject()
        for arguments in [
            "diff --watch -q", "diff --watch --output patch", "check --watch --output json",
            "report --watch --output html",
            "check --watch --output text=out.txt", "diff --watch --plan-out p.json", "diff --watch --files-from -",
            "check --watch --stdin-filename A.swift -", "apply --watch", "check --watch --nonsense",
            "check --watch Missing.swift --root nowhere",
        ] {
            XCTAssertEqual(try project.reobserve(arguments, limit: 20).status, 2, arguments)
        }
        try project.write(".reobserve.json", "{\"output\": \"json\"}")
        let watcher = try Watcher(project, "check --watch")
        XCTAssertTrue(try watcher.wait(for: "Watching").hasPrefix("App/Model.swift:3:13: "))
        XCTAssertEqual(watcher.end(), 130)
    }
}
