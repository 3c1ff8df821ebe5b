import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program: `--since`, `--files-from`, `--null` and `--force-exclude`.
final class ScopeFlagsEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Old.swift", Sample.model("Old") + Sample.view("OldScreen", of: "Old"))
        try project.write("App/Other.swift", Sample.model("Other") + Sample.view("OtherScreen", of: "Other"))
        try project.commitAll()
        return project
    }

    // MARK: --since

    func testOnlyWhatChangedSinceIsEdited() throws {
        let project = try makeProject()
        try project.git("branch", "start")
        try project.write(
            "App/Committed.swift", Sample.model("Committed") + Sample.view("CommittedScreen", of: "Committed"))
        try project.git("add", "-A")
        try project.git("commit", "-qm", "y")
        try project.write(
            "App/Größe \"x\".swift", Sample.model("Untracked") + Sample.view("UntrackedScreen", of: "Untracked"))
        try project.write("App/Other.swift", try project.text("App/Other.swift") + "// changed\n")
        XCTAssertEqual(
            try project.reobserve("--since", "start", "--list").lines,
            ["App/Committed.swift", "App/Größe \"x\".swift", "App/Other.swift"])
        XCTAssertEqual(
            try project.reobserve("--since", "HEAD", "--list").lines, ["App/Größe \"x\".swift", "App/Other.swift"])
        XCTAssertEqual(
            try project.reobserve("--since", "start", "--list", "App/Other.swift").lines, ["App/Other.swift"])
        XCTAssertEqual(try project.reobserve("--since", "start", "--list", in: "App").lines.count, 3)
        XCTAssertEqual(try project.reobserve("check", "--since", "start").lines.count, 3)
    }

    /// What others did on the branch meanwhile is not ours.
    func testSinceCountsFromWhereTheBranchesParted() throws {
        let project = try makeProject()
        try project.git("checkout", "-q", "-b", "feature")
        try project.write("App/Mine.swift", Sample.model("Mine") + Sample.view("MineScreen", of: "Mine"))
        try project.git("add", "-A")
        try project.git("commit", "-qm", "mine")
        try project.git("checkout", "-q", "main")
        try project.write("App/Old.swift", Sample.migratedModel("Old"))
        try project.git("commit", "-qam", "theirs")
        try project.git("checkout", "-q", "feature")
        XCTAssertEqual(try project.reobserve("--since", "main", "--list").lines, ["App/Mine.swift"])
    }

    func testTypeWithUsesElsewhereStays() throws {
        let project = try makeProject()
        try project.write("App/Extra.swift", Sample.view("Extra", of: "Old"))
        let result = try project.reobserve("--since", "HEAD", "--list")
        XCTAssertEqual(result.lines, [])
        XCTAssertTrue(result.errors.contains("outside-edit-scope"), result.errors)
    }

    func testWrongRevisionsAreRefused() throws {
        let project = try makeProject()
        for revision in ["nowhere", "-x", "--output=/tmp/x", "HEAD~9"] {
            let result = try project.reobserve("diff", "--since=\(revision)")
            XCTAssertEqual(result.status, 2, revision)
            XCTAssertTrue(result.errors.contains("unknown git revision"), result.errors)
        }
        let plain = try TemporaryDirectory()
        if GitDirectory.workTree(containing: plain.path) != nil {
            throw XCTSkip("the temporary directory lies in a git work tree")
        }
        XCTAssertEqual(try plain.reobserve("diff --since HEAD").status, 2)
    }

    // MARK: --files-from

    func testPathsFromAFile() throws {
        let project = try makeProject()
        try project.write("list.txt", "App/Old.swift\r\n\nREADME.md\n")
        try project.write("README.md")
        XCTAssertEqual(try project.reobserve("--files-from list.txt --list").lines, ["App/Old.swift"])
        XCTAssertEqual(
            try project.reobserve("--files-from list.txt --list App/Other.swift").lines,
            ["App/Old.swift", "App/Other.swift"])
        try project.write("list.txt", "App/Old.swift\0App/Other.swift\0")
        let result = try project.reobserve("--files-from list.txt -0 --list")
        XCTAssertEqual(result.text, "App/Old.swift\0App/Other.swift\0")
        try project.write("list.txt", "App/Gone.swift\n")
        XCTAssertEqual(try project.reobserve("--files-from list.txt").status, 2)
        XCTAssertEqual(try project.reobserve("--files-from nowhere.txt").status, 2)
    }

    /// An empty list names nothing; it does not mean everything.
    func testEmptyListEditsNothing() throws {
        let project = try makeProject()
        try project.write("list.txt", "")
        let before = try project.tree()
        XCTAssertEqual(try project.reobserve("apply --files-from list.txt").status, 0)
        XCTAssertEqual(try project.reobserve("apply --files-from -").status, 0, "stdin is empty here")
        XCTAssertEqual(try project.tree().filter { !$0.key.hasPrefix(".reobserve/") }, before)
    }

    // MARK: --force-exclude

    func testNamedFileThatIsIgnored() throws {
        let project = try makeProject()
        try project.write(".gitignore", "Made.swift\n")
        try project.write("App/Made.swift", Sample.model("Made") + Sample.view("MadeScreen", of: "Made"))
        XCTAssertEqual(try project.reobserve("--list App/Made.swift").lines, ["App/Made.swift"])
        XCTAssertEqual(try project.reobserve("--list --force-exclude App/Made.swift").lines, [])
        XCTAssertEqual(
            try project.reobserve("--list --force-exclude --exclude Other.swift App/Other.swift App/Old.swift").lines,
            ["App/Old.swift"])
    }
}
