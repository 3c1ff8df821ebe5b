import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program with the unsaved text of a file on stdin, as editors do.
final class UnsavedFileEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model())
        try project.write("App/Screen.swift", Sample.view())
        try project.write("App/Other.swift", Sample.model("Other") + "\n" + Sample.view("Second", of: "Other"))
        try project.commitAll()
        return project
    }

    /// Both in one file, so that it needs no other.
    private let both = Sample.model("Draft") + "\n" + Sample.view("DraftScreen", of: "Draft")
    private let migratedBoth =
        Sample.migratedModel("Draft") + "\n" + Sample.migratedView("DraftScreen", of: "Draft")

    // MARK: diff

    func testPatchOfTheTextThatWasNotSaved() throws {
        let project = try makeProject()
        let before = try project.tree()
        let text = "// Unsaved\n" + Sample.model()
        let result = try project.reobserve("diff --stdin-filename App/Model.swift -", input: text)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.text.hasPrefix("diff --git a/App/Model.swift b/App/Model.swift\n"), result.text)
        XCTAssertTrue(result.text.contains("\n // Unsaved\n"), result.text)
        XCTAssertFalse(result.text.contains("Screen.swift"), result.text)
        XCTAssertEqual(
            result.errors, "App/Model.swift: 3 edits for Model; 1 other file changes too: App/Screen.swift\n")
        XCTAssertEqual(try project.tree(), before)
        // It is the patch of the saved file.
        try project.write("App/Model.swift", text)
        let saved = try project.reobserve("diff --output patch").text
        XCTAssertTrue(saved.hasPrefix(result.text), saved)
    }

    func testWhatTheTextSaysDecidesAboutOtherFiles() throws {
        let project = try makeProject()
        let blocking = Sample.view() + Sample.publisherUse(of: "Model")
        let result = try project.reobserve("diff --stdin-filename App/Screen.swift", input: blocking)
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text, "")
        XCTAssertEqual(result.errors, "App/Screen.swift: nothing to migrate\n")
    }

    func testAFileThatIsNotOnDisk() throws {
        let project = try makeProject()
        let before = try project.tree()
        for name in ["App/New.swift", "New/Folder/New.swift"] {
            let result = try project.reobserve("diff --stdin-filename \(name) -", input: both)
            XCTAssertEqual(result.status, 1, result.errors)
            XCTAssertTrue(result.text.hasPrefix("diff --git a/\(name) b/\(name)\n"), result.text)
            XCTAssertEqual(result.errors, "\(name): 4 edits for Draft\n")
        }
        let below = try project.reobserve("diff --list --stdin-filename New.swift -", in: "App", input: both)
        XCTAssertEqual(below.text, "App/New.swift\n", "a path starts at the current directory")
        let absolute = try project.reobserve(
            "diff", "--list", "--stdin-filename", project.path("App/N.swift"), input: both)
        XCTAssertEqual(absolute.text, "App/N.swift\n")
        XCTAssertEqual(try project.tree(), before)
    }

    // MARK: check

    func testCheckPrintsTheLinesOfTheFile() throws {
        let project = try makeProject()
        let text = "\n\n" + Sample.model()
        let result = try project.reobserve("check --stdin-filename App/Model.swift -", input: text)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.lines.count, 1, result.text)
        XCTAssertTrue(result.text.hasPrefix("App/Model.swift:5:13: "), result.text)
        let migrated = try project.reobserve(
            "check --stdin-filename App/Model.swift -", input: Sample.migratedModel())
        XCTAssertEqual(migrated.status, 0)
        XCTAssertEqual(migrated.text, "")
        let json = try project.reobserve("check --output json --stdin-filename App/Model.swift -", input: text)
        XCTAssertFalse(json.text.contains("Other.swift"), json.text)
    }

    // MARK: apply

    func testApplyPrintsTheNewTextAndWritesNothing() throws {
        let project = try makeProject()
        let before = try project.tree()
        // The saved file has uncommitted changes: nothing is written, so that nothing can be lost.
        try project.write("App/Other.swift", "// dirty\n" + (try project.text("App/Other.swift")))
        let result = try project.reobserve("apply --stdin-filename App/Other.swift -", input: both)
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.text, migratedBoth)
        XCTAssertEqual(result.errors, "App/Other.swift: 4 edits for Draft\n")
        try project.write("App/Other.swift", String(decoding: try XCTUnwrap(before["App/Other.swift"]), as: UTF8.self))
        XCTAssertEqual(try project.tree(), before)
        XCTAssertNil(FileSystem.kind(of: project.path(".reobserve")))
    }

    /// A type whose other edits nobody would write stays.
    func testApplyNeverMigratesHalfAType() throws {
        let project = try makeProject()
        let result = try project.reobserve("apply --stdin-filename App/Model.swift -", input: Sample.model())
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text, Sample.model())
        XCTAssertEqual(result.errors, "App/Model.swift: nothing to migrate\n")
    }

    func testTextThatMayNotBeEditedComesOutAsItIs() throws {
        let project = try makeProject()
        try project.write(".gitignore", "Ignored.swift\n")
        try project.write("App/Ignored.swift", "")
        for (flags, text) in [
            ("--stdin-filename App/Other.swift", "class {{{ \r\n"), ("--stdin-filename Pods/X.swift", both),
            ("--force-exclude --stdin-filename App/Ignored.swift", both),
            ("--stdin-filename App/Other.swift", "// reobserve:ignore-file\n" + both),
            ("--stdin-filename App/Other.swift", ""),
        ] {
            let result = try project.reobserve("apply \(flags) -", input: text)
            XCTAssertEqual(result.status, 0, flags + result.errors)
            XCTAssertEqual(result.text, text, flags)
        }
        XCTAssertEqual(
            try project.reobserve("apply --stdin-filename App/Ignored.swift -", input: both).text, migratedBoth,
            "a named file is taken even if ignored")
    }

    // MARK: Mistakes

    func testPathsThatCantBeUsed() throws {
        let project = try makeProject()
        let elsewhere = try TemporaryDirectory()
        for subcommand in ["diff", "check", "apply"] {
            for (name, message) in [
                (elsewhere.path("A.swift"), "is outside of the root"), ("App", "is not a Swift file"),
                ("App/notes.txt", "is not a Swift file"), (".git/A.swift", "is in a .git directory"),
                ("App/no/../A.swift", "cannot resolve"),
            ] {
                let result = try project.reobserve(
                    subcommand, "--root", project.path, "--stdin-filename", name, input: both)
                XCTAssertEqual(result.status, 2, "\(subcommand) \(name)")
                XCTAssertTrue(result.errors.contains(message), result.errors)
                if subcommand != "check" { XCTAssertEqual(result.text, "", "\(subcommand) \(name)") }
            }
        }
    }

    func testSeveralNamesOfOneFile() throws {
        let project = try makeProject()
        XCTAssertEqual(link(project.path("App/Other.swift"), project.path("App/Zed.swift")), 0)
        XCTAssertEqual(symlink("Other.swift", project.path("App/Link.swift")), 0)
        for name in ["App/Zed.swift", "App/Link.swift", "App/../App/Other.swift"] {
            let result = try project.reobserve("apply", "--stdin-filename", name, "-", input: both)
            XCTAssertEqual(result.text, migratedBoth, name + result.errors)
        }
    }
}
