import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program: what `undo` takes back, and when it takes nothing back.
final class UndoEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model())
        try project.write("Screen.swift", Sample.view())
        return project
    }

    private func journals(_ project: TemporaryDirectory) throws -> [String] {
        try FileSystem.names(inDirectory: project.path(".reobserve/journal"))
    }

    func testUndoGivesTheFormerBytesBack() throws {
        let project = try makeProject()
        try project.write(
            "Odd.swift",
            bytes: [0xEF, 0xBB, 0xBF]
                + Array(
                    (Sample.model("Odd") + Sample.view("OddScreen", of: "Odd")).replacingOccurrences(
                        of: "\n", with: "\r\n"
                    ).utf8))
        chmod(project.path("Model.swift"), 0o755)
        try project.commitAll()
        let before = try project.tree()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        XCTAssertNotEqual(try project.tree(), before)
        let result = try project.reobserve("undo")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "The last apply was undone: 3 files restored.\n")
        XCTAssertEqual(result.text, "")
        XCTAssertEqual(try project.tree(), before)
        XCTAssertEqual(try project.permissions("Model.swift"), 0o755)
        XCTAssertEqual(try project.git("status", "--porcelain"), "", "the journal ignores itself")
        XCTAssertEqual(try journals(project), [], "what was undone is of no use any more")
    }

    func testUndoTwiceTakesBackTwoAppliesAndThenNothing() throws {
        let project = try makeProject()
        let before = try project.tree()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        try project.write("Store.swift", Sample.model("Store") + Sample.view("StoreScreen", of: "Store"))
        let between = try project.tree()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        XCTAssertEqual(try project.reobserve("undo", "-q").errors, "")
        XCTAssertEqual(try project.tree(), between)
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        try FileManager.default.removeItem(atPath: project.path("Store.swift"))
        XCTAssertEqual(try project.tree(), before)
        let third = try project.reobserve("undo")
        XCTAssertEqual(third.status, 0)
        XCTAssertEqual(third.errors, "reobserve: nothing to undo under \(project.path)\n")
    }

    func testNothingIsMadeWhereNothingWasWritten() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.reobserve("diff").status, 1)
        XCTAssertEqual(try FileSystem.names(inDirectory: project.path), ["Model.swift", "Screen.swift"])
    }

    func testUndoAfterAnEditTakesNothingBack() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        try project.write("Model.swift", Sample.migratedModel() + "// mine\n")
        let before = try project.tree()
        let refused = try project.reobserve("undo")
        XCTAssertEqual(refused.status, 2)
        XCTAssertTrue(refused.errors.contains("Model.swift: error: changed since it was written\n"), refused.errors)
        XCTAssertFalse(refused.errors.contains("Screen.swift"), refused.errors)
        XCTAssertEqual(try project.tree(), before)

        let dirty = try project.reobserve("undo", "--allow-dirty")
        XCTAssertEqual(dirty.status, 0, dirty.errors)
        XCTAssertTrue(
            dirty.errors.contains("Model.swift: error: changed in the meantime and was left unchanged"), dirty.errors)
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel() + "// mine\n")
        XCTAssertEqual(try project.text("Screen.swift"), Sample.view())
        XCTAssertEqual(
            try project.text(".reobserve/journal/000001.left/former-0.swift"), Sample.model(),
            "the former bytes are kept")
        XCTAssertTrue(try project.reobserve("undo").errors.contains("nothing to undo"))
    }

    func testRemovedFileStaysRemoved() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        try FileManager.default.removeItem(atPath: project.path("Model.swift"))
        XCTAssertEqual(try project.reobserve("undo").status, 2)
        XCTAssertEqual(try project.text("Screen.swift"), Sample.migratedView())
        XCTAssertEqual(try project.reobserve("undo", "--allow-dirty").status, 0)
        XCTAssertEqual(try project.tree().keys.sorted(), ["Screen.swift"])
        XCTAssertEqual(try project.text("Screen.swift"), Sample.view())
    }

    func testFileThatIsBackAlreadyIsNoObstacle() throws {
        let project = try makeProject()
        let before = try project.tree()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        try project.write("Model.swift", Sample.model())
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.tree(), before)
    }

    func testReadOnlyFileStopsAll() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        chmod(project.path("Screen.swift"), 0o444)
        let result = try project.reobserve("undo")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("Screen.swift: error: cannot write: Permission denied"), result.errors)
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel())
        chmod(project.path("Screen.swift"), 0o644)
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.text("Model.swift"), Sample.model())
    }

    func testTheLastTenAppliesAreKept() throws {
        let project = try makeProject()
        for number in 1...12 {
            try project.write(
                "New\(number).swift",
                Sample.model("New\(number)") + Sample.view("NewScreen\(number)", of: "New\(number)"))
            XCTAssertEqual(try project.reobserve("apply").status, 0)
        }
        XCTAssertEqual(
            try journals(project), (3...12).map { String(repeating: "0", count: $0 < 10 ? 5 : 4) + "\($0).done" })
    }

    /// A checkout may hold anything; neither a link nor a manifest in `.reobserve` leads out of the root.
    func testHostileStateDirectoryIsRefused() throws {
        let elsewhere = try TemporaryDirectory()
        try elsewhere.write("victim.swift", "let mine = 1\n")
        let linked = try makeProject()
        linked.link(".reobserve", to: elsewhere.path)
        let before = try elsewhere.tree()
        for subcommand in ["apply", "undo"] { XCTAssertEqual(try linked.reobserve(subcommand).status, 2, subcommand) }
        XCTAssertEqual(try linked.text("Model.swift"), Sample.model())
        XCTAssertEqual(try elsewhere.tree(), before)

        let digest = String(repeating: "0", count: 64)
        let name = PathName.lastComponent(of: elsewhere.path)
        for path in [
            "../\(name)/victim.swift", elsewhere.path("victim.swift"), ".git/hooks/x.swift", "a/../../x.swift", "",
        ] {
            for state in ["writing", "done"] {
                let project = try makeProject()
                try project.write(".reobserve/journal/000001.\(state)/backup", "gone")
                try project.write(
                    ".reobserve/journal/000001.\(state)/manifest.json",
                    #"{"version":1,"entries":[{"path":"\#(path)","before":"\#(digest)","after":"\#(digest)","start":0,"length":4}]}"#
                )
                let result = try project.reobserve("undo")
                XCTAssertEqual(result.status, 2, path)
                XCTAssertTrue(result.errors.contains("the path"), "\(path): \(result.errors)")
                XCTAssertEqual(try elsewhere.tree(), before, path)
            }
        }
    }

    func testDamagedJournalIsNamed() throws {
        for text in ["", "{", "[]", #"{"version":2,"entries":[]}"#] {
            let project = try makeProject()
            XCTAssertEqual(try project.reobserve("apply").status, 0)
            try project.write(".reobserve/journal/000001.done/manifest.json", text)
            let result = try project.reobserve("undo")
            XCTAssertEqual(result.status, 2, text)
            XCTAssertTrue(result.errors.contains("000001.done/manifest.json: "), result.errors)
            XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel())
        }
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        try project.write(".reobserve/journal/000001.done/backup", "something else")
        let result = try project.reobserve("undo")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("are damaged"), result.errors)
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel())
        XCTAssertEqual(try project.text("Screen.swift"), Sample.migratedView())
    }
}
