import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program where the state of a repository or of a file makes writing more than it seems.
final class RepositoryStateEndToEndTests: XCTestCase {
    /// A repository with the branches `main` and `side`, each with a commit of its own.
    private func makeRepository() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model() + Sample.view())
        try project.write("notes.txt", "one\n")
        try project.commitAll()
        try project.git("checkout", "-q", "-b", "side")
        try project.write("notes.txt", "two\n")
        try project.git("commit", "-qam", "side")
        try project.git("checkout", "-q", "main")
        try project.write("notes.txt", "three\n")
        try project.git("commit", "-qam", "main")
        return project
    }

    func testUnfinishedOperations() throws {
        let operations: [(arguments: [String], name: String)] = [
            (["merge", "side"], "a merge"), (["rebase", "side"], "a rebase"),
            (["rebase", "--apply", "side"], "a rebase"),
            (["cherry-pick", "side"], "a cherry-pick"), (["revert", "--no-edit", "side"], "a revert"),
        ]
        for (arguments, name) in operations {
            let project = try makeRepository()
            // It stops with a conflict in a file that has nothing to do with the migration.
            _ = try ChildProcess.run(
                "git", ["-C", project.path, "-c", "user.name=t", "-c", "user.email=t@e"] + arguments,
                environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_EDITOR": "true"])
            let before = try project.tree()
            let result = try project.reobserve("apply")
            XCTAssertEqual(result.status, 2, name)
            XCTAssertEqual(
                result.errors,
                "\(project.path): error: \(name) is not finished\nreobserve: nothing was written; finish or abort it first, or pass --allow-dirty\n",
                "\(arguments)")
            XCTAssertEqual(try project.tree(), before)
            XCTAssertEqual(try project.reobserve("apply --allow-dirty").status, 0)
            XCTAssertEqual(try project.text("App/Model.swift"), Sample.migratedModel() + Sample.migratedView())
        }
    }

    func testPlanOfCommitsWaitsForAMerge() throws {
        let project = try makeRepository()
        try project.git("checkout", "-q", "--detach")
        try project.write("other.txt", "other\n")
        try project.git("add", "other.txt")
        try project.git("commit", "-qm", "other")
        try project.write("merged.txt")
        // A merge without a change in the index.
        try project.git("merge", "-q", "--no-commit", "--no-ff", "-s", "ours", "side")
        let result = try project.reobserve("plan --commits")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(
            result.errors.contains(
                "error: a merge is not finished\nreobserve: nothing was written; finish or abort it first\n"),
            result.errors)
        XCTAssertFalse(result.errors.contains("earlier commits are kept"), result.errors)
    }

    func testSubmodule() throws {
        let library = try TemporaryDirectory()
        try library.write("Library.swift", Sample.model("Shared") + Sample.view("SharedView", of: "Shared"))
        try library.commitAll()
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model() + Sample.view())
        try project.commitAll()
        try project.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", library.path, "Library")
        try project.git("commit", "-qam", "library")
        let before = try project.tree()
        let result = try project.reobserve("apply")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors,
            "Library/Library.swift: error: is in another repository, Library\nreobserve: nothing was written; pass --submodules to write there too\n"
        )
        XCTAssertEqual(try project.tree(), before)
        XCTAssertEqual(try project.reobserve("apply App").status, 0)
        XCTAssertEqual(
            try project.text("Library/Library.swift"), Sample.model("Shared") + Sample.view("SharedView", of: "Shared"))
        XCTAssertEqual(try project.reobserve("apply --submodules").status, 0)
        XCTAssertEqual(
            try project.text("Library/Library.swift"),
            Sample.migratedModel("Shared") + Sample.migratedView("SharedView", of: "Shared"))
    }

    /// A root without a repository may hold several: none of them is a part of another.
    func testRepositoriesSideBySide() throws {
        let folder = try TemporaryDirectory()
        for name in ["One", "Two"] {
            try folder.write("\(name)/Model.swift", Sample.model() + Sample.view())
            try folder.git("init", "-q", folder.path(name))
            try folder.git("-C", folder.path(name), "add", "-A")
            try folder.git("-C", folder.path(name), "commit", "-qm", "x")
        }
        XCTAssertEqual(try folder.reobserve("apply --root .").status, 0)
        XCTAssertEqual(try folder.text("Two/Model.swift"), Sample.migratedModel() + Sample.migratedView())
    }

    func testHardLinks() throws {
        let elsewhere = try TemporaryDirectory()
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model() + Sample.view())
        XCTAssertEqual(link(project.path("App/Model.swift"), project.path("App/Twin.swift")), 0)
        let within = try project.reobserve("apply --root .")
        XCTAssertEqual(within.status, 0)
        XCTAssertFalse(within.errors.contains("hard link"), within.errors)
        XCTAssertEqual(try project.text("App/Twin.swift"), Sample.migratedModel() + Sample.migratedView())
        XCTAssertEqual(try project.reobserve("undo --root .").status, 0)

        XCTAssertEqual(link(project.path("App/Model.swift"), elsewhere.path("Other.swift")), 0)
        let beyond = try project.reobserve("apply --root .")
        XCTAssertEqual(beyond.status, 0)
        XCTAssertTrue(
            beyond.errors.hasPrefix(
                "App/Model.swift: warning: one more name of this file (hard links) still has the former text and is no longer linked to it\n"
            ),
            beyond.errors)
        XCTAssertEqual(try elsewhere.text("Other.swift"), Sample.model() + Sample.view())
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.migratedModel() + Sample.migratedView())
    }
}
