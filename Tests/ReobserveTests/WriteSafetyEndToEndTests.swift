import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program: locks, links, permissions, full disks and odd names.
final class WriteSafetyEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model())
        try project.write("App/Screen.swift", Sample.view())
        return project
    }

    // MARK: Two runs at once

    func testSecondWriterIsRefused() throws {
        let project = try makeProject()
        let before = try project.tree()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        let after = try project.tree()
        let lock = try FileSystem.open(project.path(".reobserve/lock"), O_RDWR)
        XCTAssertEqual(flock(lock, LOCK_EX | LOCK_NB), 0)
        for subcommand in ["apply", "undo"] {
            let result = try project.reobserve(subcommand)
            XCTAssertEqual(result.status, 2)
            XCTAssertEqual(
                result.errors,
                "reobserve: another reobserve is writing under \(project.path); nothing was written; try again when it has finished\n"
            )
        }
        XCTAssertEqual(try project.tree(), after)
        XCTAssertEqual(try project.reobserve("diff").status, 0, "readers need no lock")
        close(lock)
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.tree(), before)
    }

    func testManyRunsAtOnce() throws {
        let project = try makeProject()
        let statuses = StatusCounts()
        DispatchQueue.concurrentPerform(iterations: 12) { _ in
            statuses.add((try? project.reobserve("apply"))?.status ?? -1)
        }
        XCTAssertEqual(statuses.counts.keys.filter { ![0, 2].contains($0) }, [])
        XCTAssertGreaterThan(statuses.counts[0] ?? 0, 0)
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.migratedModel())
        XCTAssertEqual(try project.text("App/Screen.swift"), Sample.migratedView())
        XCTAssertEqual(try project.tree().count, 2)
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.model())
    }

    private final class StatusCounts: @unchecked Sendable {
        // `@unchecked`: `counts` is changed only under `lock`.
        private let lock = NSLock()
        private(set) var counts: [Int32: Int] = [:]

        func add(_ status: Int32) {
            lock.lock()
            counts[status, default: 0] += 1
            lock.unlock()
        }
    }

    // MARK: Links

    func testLinkStaysAndItsFileIsReplaced() throws {
        let project = try makeProject()
        try FileManager.default.moveItem(atPath: project.path("App/Model.swift"), toPath: project.path("Real.swift"))
        project.link("App/Model.swift", to: "../Real.swift")
        let before = try project.tree()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        XCTAssertEqual(try project.text("Real.swift"), Sample.migratedModel())
        XCTAssertEqual(try project.tree()["App/Model.swift"], Array("../Real.swift".utf8))
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.tree(), before)
    }

    /// Inside the root both names are one file for those who read it, and stay one file.
    func testTwoNamesOfOneFileStayOneFile() throws {
        let project = try makeProject()
        XCTAssertEqual(link(project.path("App/Model.swift"), project.path("Other name.swift")), 0)
        let elsewhere = try TemporaryDirectory()
        XCTAssertEqual(link(project.path("App/Screen.swift"), elsewhere.path("Copy.swift")), 0)
        let result = try project.reobserve("apply")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.migratedModel())
        XCTAssertEqual(try project.text("Other name.swift"), Sample.migratedModel())
        XCTAssertEqual(try identity(project, "App/Model.swift"), try identity(project, "Other name.swift"))
        XCTAssertEqual(try elsewhere.text("Copy.swift"), Sample.view(), "a name outside of the root keeps its bytes")
        XCTAssertEqual(try project.reobserve("diff").status, 0)
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.text("Other name.swift"), Sample.model())
        XCTAssertEqual(try identity(project, "App/Model.swift"), try identity(project, "Other name.swift"))

        XCTAssertEqual(try project.reobserve("diff", "--plan-out", "plan.json").status, 1)
        XCTAssertEqual(try project.reobserve("apply", "--plan", "plan.json").status, 0)
        XCTAssertEqual(try project.text("Other name.swift"), Sample.migratedModel(), "a plan knows both names")
        XCTAssertEqual(try identity(project, "App/Model.swift"), try identity(project, "Other name.swift"))
    }

    private func identity(_ project: TemporaryDirectory, _ path: String) throws -> FileIdentity {
        try FileSystem.status(of: project.path(path)).identity
    }

    // MARK: Permissions

    func testReadOnlyFileStopsAllEvenForRoot() throws {
        let project = try makeProject()
        chmod(project.path("App/Screen.swift"), 0o444)
        let result = try project.reobserve("apply")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(
            result.errors.contains("App/Screen.swift: error: cannot write: Permission denied\n"), result.errors)
        XCTAssertTrue(result.errors.contains("nothing was written"), result.errors)
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.model())
    }

    func testPermissionsStayWithApplyAndUndo() throws {
        let project = try makeProject()
        for permissions: mode_t in [0o600, 0o755, 0o664] {
            chmod(project.path("App/Model.swift"), permissions)
            XCTAssertEqual(try project.reobserve("apply").status, 0)
            XCTAssertEqual(try project.permissions("App/Model.swift"), permissions)
            XCTAssertEqual(try project.reobserve("undo").status, 0)
            XCTAssertEqual(try project.permissions("App/Model.swift"), permissions)
        }
    }

    /// As somebody who is not root, whom the system lets write everything.
    func testDirectoryThatMayNotBeWrittenStopsAll() throws {
        let project = try makeProject()
        try project.write("Store.swift", Sample.model("Store") + Sample.view("StoreScreen", of: "Store"))
        let before = try project.tree()
        chmod(project.path("App"), 0o555)
        defer { chmod(project.path("App"), 0o755) }
        let result = try runUnprivileged("apply", project)
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(
            result.errors.contains("App/Model.swift: error: cannot create a file in its directory: Permission denied"),
            result.errors)
        XCTAssertTrue(result.errors.contains("nothing was written"), result.errors)
        XCTAssertEqual(try project.tree(), before)
        chmod(project.path("App"), 0o755)
        XCTAssertEqual(try runUnprivileged("apply", project).status, 0)
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.migratedModel())
        chmod(project.path(".reobserve"), 0o555)
        defer { chmod(project.path(".reobserve"), 0o755) }
        chmod(project.path(".reobserve/journal"), 0o555)
        let undo = try runUnprivileged("undo", project)
        XCTAssertEqual(undo.status, 2)
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.migratedModel())
        chmod(project.path(".reobserve/journal"), 0o755)
        XCTAssertEqual(try runUnprivileged("undo", project).status, 0)
        XCTAssertEqual(try project.tree(), before)
    }

    /// Runs the program as nobody, where we are root.
    private func runUnprivileged(_ subcommand: String, _ project: TemporaryDirectory) throws -> (
        status: Int32, errors: String
    ) {
        guard geteuid() == 0 else {
            let result = try project.reobserve(subcommand)
            return (result.status, result.errors)
        }
        let nobody = "65534"
        let copy = try TemporaryDirectory()
        try FileManager.default.copyItem(atPath: try BuiltProgram.path(), toPath: copy.path("reobserve"))
        chmod(copy.path, 0o755)
        _ = try ChildProcess.run("chown", ["-R", nobody, project.path])
        do {
            let result = try ChildProcess.run(
                "setpriv",
                [
                    "--reuid", nobody, "--regid", nobody, "--clear-groups", copy.path("reobserve"), subcommand,
                    "--root", project.path,
                ]
                    + (subcommand == "undo" ? [] : [project.path]))
            return (result.exitCode, String(decoding: result.standardError, as: UTF8.self))
        } catch  where error.saysProgramIsMissing {
            throw XCTSkip("there is no setpriv")
        }
    }

    // MARK: A full disk

    func testFullDiskLeavesNothingBehind() throws {
        let project = try TemporaryDirectory()
        guard geteuid() == 0,
            try ChildProcess.run("mount", ["-t", "tmpfs", "-o", "size=768k", "tmpfs", project.path]).exitCode == 0
        else {
            throw XCTSkip("no file system can be mounted")
        }
        defer { _ = try? ChildProcess.run("umount", ["-l", project.path]) }
        // About 190 KB: with much of the rest taken, the journal finds no room, with less the new files.
        for number in 0..<12 {
            let padding = "// " + String(repeating: "x", count: 14_000) + "\n"
            try project.write(
                "Model\(number).swift",
                Sample.model("Model\(number)") + Sample.view("Screen\(number)", of: "Model\(number)") + padding)
        }
        let before = try project.tree()
        var wasFull = false
        for filler in stride(from: 480_000, through: 0, by: -80_000) {
            try project.write("filler", bytes: [UInt8](repeating: 0, count: filler))
            let result = try project.reobserve("apply")
            var tree = try project.tree()
            tree["filler"] = nil
            if result.status == 0 {
                XCTAssertNotEqual(tree, before)
                try fillDisk(project, leaving: 40_000)
                let undo = try project.reobserve("undo")
                XCTAssertEqual(undo.status, 0, undo.errors)
                try FileManager.default.removeItem(atPath: project.path("rest"))
                continue
            }
            wasFull = true
            XCTAssertEqual(result.status, 2)
            XCTAssertTrue(result.errors.contains("No space left on device"), result.errors)
            XCTAssertEqual(tree, before, "with \(filler) bytes taken")
        }
        XCTAssertTrue(wasFull)
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        try FileManager.default.removeItem(atPath: project.path("filler"))
        XCTAssertEqual(try project.tree(), before)
    }

    /// What is left is less than all files take, and more than one of them.
    private func fillDisk(_ project: TemporaryDirectory, leaving count: off_t) throws {
        let file = try FileSystem.open(project.path("rest"), O_WRONLY | O_CREAT, permissions: 0o600)
        defer { close(file) }
        let page = [UInt8](repeating: 1, count: 4096)
        var size: off_t = 0
        while true {
            let written = page.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if written < page.count { break }
            size += off_t(written)
        }
        XCTAssertGreaterThan(size, count)
        XCTAssertEqual(ftruncate(file, size - count), 0)
    }

    // MARK: Names

    func testNameWithEveryOddByte() throws {
        let project = try TemporaryDirectory()
        let controls = String(decoding: (1...127).filter { $0 != UInt8(ascii: "/") }.map { UInt8($0) }, as: UTF8.self)
        let names = [
            "-\(controls).swift", "new\nline \"quoted\" \\ 'x' $HOME `id` *?[a].swift", "é.swift", "e\u{301}.swift",
            "🧨 \u{202E}x.swift", " .swift", "~.swift",
        ]
        for (number, name) in names.enumerated() {
            try project.write("-dir\t/" + name, Self.oddText(number, isMigrated: false))
        }
        try assertOddFiles(project, names, isMigrated: false)
        let result = try project.reobserve("apply")
        XCTAssertEqual(result.status, 0, result.errors)
        try assertOddFiles(project, names, isMigrated: true)
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        try assertOddFiles(project, names, isMigrated: false)
        XCTAssertEqual(try project.reobserve("diff", "--plan-out", "plan.json").status, 1)
        XCTAssertEqual(try project.reobserve("apply", "--plan", "plan.json").status, 0)
        try assertOddFiles(project, names, isMigrated: true)
    }

    private static func oddText(_ number: Int, isMigrated: Bool) -> String {
        let (model, screen) = ("Model\(number)", "Screen\(number)")
        return isMigrated
            ? Sample.migratedModel(model) + Sample.migratedView(screen, of: model)
            : Sample.model(model) + Sample.view(screen, of: model)
    }

    private func assertOddFiles(_ project: TemporaryDirectory, _ names: [String], isMigrated: Bool, line: UInt = #line)
        throws
    {
        XCTAssertEqual(try FileSystem.names(inDirectory: project.path("-dir\t")).count, names.count, line: line)
        for (number, name) in names.enumerated() {
            XCTAssertEqual(
                try project.text("-dir\t/" + name), Self.oddText(number, isMigrated: isMigrated), name, line: line)
        }
    }

    /// Discovery never looks into the journals, not even where all that is ignored is read.
    func testJournalsAreNeverRead() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        try project.write(".reobserve/journal/Kept.swift", Sample.model("Kept") + Sample.view("KeptScreen", of: "Kept"))
        XCTAssertEqual(try project.reobserve("diff", "--no-ignore").text, "")
        project.link("Link.swift", to: ".reobserve/journal/Kept.swift")
        project.link("Folder", to: ".reobserve/journal")
        XCTAssertEqual(try project.reobserve("diff", "--no-ignore").text, "")
        let named = try project.reobserve("diff", ".reobserve/journal/Kept.swift")
        XCTAssertEqual(named.status, 2, named.errors)
    }
}
