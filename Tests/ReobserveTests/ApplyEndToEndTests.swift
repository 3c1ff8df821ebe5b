import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program: what `apply` writes, and when it writes nothing.
final class ApplyEndToEndTests: XCTestCase {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Files of every shape: text, and what it becomes.
    private static func shapes() -> [(path: String, before: [UInt8], after: [UInt8])] {
        func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
        func crlf(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\r\n") }
        func model(_ name: String, _ convert: (String) -> [UInt8]) -> (before: [UInt8], after: [UInt8]) {
            (
                convert(Sample.model(name) + Sample.view(name + "Screen", of: name)),
                convert(Sample.migratedModel(name) + Sample.migratedView(name + "Screen", of: name))
            )
        }
        let shapes: [(path: String, name: String, convert: (String) -> [UInt8])] = [
            ("App/Plain.swift", "Plain", bytes),
            ("App/CRLF.swift", "Windows", { bytes(crlf($0)) }),
            ("App/BOM.swift", "Marked", { byteOrderMark + bytes($0) }),
            ("App/BOM and CRLF.swift", "Both", { byteOrderMark + bytes(crlf($0)) }),
            ("App/No Newline.swift", "Cut", { bytes(String($0.dropLast())) }),
            ("App/CRLF without newline.swift", "CutWindows", { bytes(String(crlf($0).dropLast())) }),
            ("App/Größe/日本語 é.swift", "World", bytes),
            ("App/quo\"te\\ [a]* $x.swift", "Odd", bytes),
            ("App/-dash.swift", "Dash", bytes),
            // What is put in has the line ending of the line that it is put before.
            (
                "App/Mixed.swift", "Mixed",
                {
                    bytes(
                        $0.replacingOccurrences(of: "{\n", with: "{\r\n").replacingOccurrences(
                            of: "@Observable\n", with: "@Observable\r\n"))
                }
            ),
        ]
        return shapes.map { shape in
            let texts = model(shape.name, shape.convert)
            return (shape.path, texts.before, texts.after)
        }
    }

    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model())
        try project.write("Screen.swift", Sample.view())
        try project.commitAll()
        return project
    }

    private func assertUntouched(_ project: TemporaryDirectory, line: UInt = #line) throws {
        XCTAssertEqual(try project.text("Screen.swift"), Sample.view(), line: line)
        XCTAssertTrue(try project.text("Model.swift").hasPrefix(Sample.model()), line: line)
    }

    // MARK: What is written

    func testEveryShapeKeepsItsForm() throws {
        let project = try TemporaryDirectory()
        for shape in Self.shapes() { try project.write(shape.path, bytes: shape.before) }
        let result = try project.reobserve("apply")
        XCTAssertEqual(result.status, 0, result.errors)
        for shape in Self.shapes() { XCTAssertEqual(try project.bytes(shape.path), shape.after, shape.path) }
        XCTAssertEqual(try project.tree().count, Self.shapes().count, "nothing is left behind")
        let second = try project.reobserve()
        XCTAssertEqual(second.status, 0)
        XCTAssertEqual(second.text, "")
    }

    func testAppliedPatchAndApplyGiveTheSameTree() throws {
        let patched = try TemporaryDirectory()
        let applied = try TemporaryDirectory()
        for project in [patched, applied] {
            for shape in Self.shapes() { try project.write(shape.path, bytes: shape.before) }
            try project.write("Watch.swift", Sample.publisherUse(of: "Dash"))
            try project.commitAll()
        }
        try patched.gitApply(try patched.reobserve().output)
        XCTAssertEqual(try applied.reobserve("apply").status, 0)
        XCTAssertEqual(try patched.tree(), try applied.tree())
        XCTAssertEqual(try applied.bytes("App/CRLF.swift"), Self.shapes()[1].after)
        XCTAssertEqual(try applied.git("status", "--porcelain").split(separator: "\n").count, Self.shapes().count - 1)
    }

    func testRootBelowTheTopLevel() throws {
        let project = try TemporaryDirectory()
        try project.write("Clients/My App/Model.swift", Sample.model())
        try project.write("Clients/My App/Screen.swift", Sample.view())
        try project.write("Other/Model.swift", Sample.model("Other") + Sample.view("OtherScreen", of: "Other"))
        try project.commitAll()
        let above = try project.reobserve("--root", "Clients/My App")
        let inside = try project.reobserve("--root", ".", in: "Clients/My App")
        let scoped = try project.reobserve("diff", in: "Clients/My App")
        XCTAssertEqual(above.status, 1)
        XCTAssertEqual(above.lines.first, "diff --git a/Clients/My App/Model.swift b/Clients/My App/Model.swift")
        XCTAssertEqual(inside.output, above.output)
        XCTAssertEqual(scoped.output, above.output)
        try project.gitApply(above.output)
        XCTAssertEqual(try project.text("Clients/My App/Model.swift"), Sample.migratedModel())
        XCTAssertEqual(try project.text("Clients/My App/Screen.swift"), Sample.migratedView())
        XCTAssertEqual(try project.reobserve("--list").lines, ["Other/Model.swift"])
    }

    func testPermissionsStay() throws {
        let project = try makeProject()
        chmod(project.path("Model.swift"), 0o755)
        chmod(project.path("Screen.swift"), 0o600)
        XCTAssertEqual(try project.reobserve("apply", "--allow-dirty").status, 0)
        XCTAssertEqual(try project.permissions("Model.swift"), 0o755)
        XCTAssertEqual(try project.permissions("Screen.swift"), 0o600)
        let plain = try makeProject()
        XCTAssertEqual(try plain.permissions("Model.swift"), 0o644)
        XCTAssertEqual(try plain.reobserve("apply").status, 0)
        XCTAssertEqual(try plain.permissions("Model.swift"), 0o644)
    }

    func testOutsideGit() throws {
        let project = try TemporaryDirectory()
        if GitDirectory.workTree(containing: project.path) != nil {
            throw XCTSkip("the temporary directory lies in a git work tree")
        }
        try project.write("Model.swift", Sample.model())
        try project.write("Screen.swift", Sample.view())
        let withoutGit = ["PATH": project.path("nowhere")]
        XCTAssertEqual(try project.reobserve("diff", environment: withoutGit).status, 1)
        XCTAssertEqual(try project.reobserve("apply", environment: withoutGit).status, 0)
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel())
        XCTAssertEqual(try project.text("Screen.swift"), Sample.migratedView())
    }

    // MARK: When nothing is written

    func testDirtyTargetIsRefused() throws {
        let project = try makeProject()
        try project.write("Model.swift", Sample.model() + "// mine\n")
        XCTAssertEqual(try project.reobserve("diff").status, 1, "the plan is shown all the same")
        for stage in [false, true] {
            if stage { try project.git("add", "-A") }
            let result = try project.reobserve("apply")
            XCTAssertEqual(result.status, 2)
            XCTAssertTrue(result.errors.contains("Model.swift: error: has uncommitted changes\n"), result.errors)
            XCTAssertTrue(result.errors.contains("--allow-dirty"), result.errors)
            XCTAssertFalse(result.errors.contains("Screen.swift: error"), result.errors)
            try assertUntouched(project)
        }
        XCTAssertEqual(try project.reobserve("apply", "--allow-dirty").status, 0)
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel() + "// mine\n")
    }

    func testUntrackedTargetIsRefused() throws {
        let project = try makeProject()
        try project.write("New.swift", Sample.model("New") + Sample.view("NewScreen", of: "New"))
        let result = try project.reobserve("apply")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("New.swift: error: has uncommitted changes"), result.errors)
        try assertUntouched(project)
    }

    func testDirtyOtherFileIsFine() throws {
        let project = try makeProject()
        try project.write("Other.swift", "let other = 1\n")
        try project.write("README.md", "changed")
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel())
    }

    func testGitThatFailsOrIsMissingIsRefused() throws {
        let project = try makeProject()
        let missing = try project.reobserve("apply", environment: ["PATH": project.path("nowhere")])
        XCTAssertEqual(missing.status, 2)
        XCTAssertTrue(missing.errors.contains("git was not found"), missing.errors)
        let failing = try project.reobserve("apply", environment: try fakeGit("echo 'fatal: no' >&2; exit 128"))
        XCTAssertEqual(failing.status, 2)
        XCTAssertTrue(failing.errors.contains("git status failed: fatal: no"), failing.errors)
        try assertUntouched(project)
    }

    /// Git is asked between reading and writing, more than once: a git that changes a file stands for an editor that
    /// saves right then.
    func testFileThatChangesAfterItWasReadIsNotOverwritten() throws {
        for command in ["echo '// mine' >> Model.swift", "rm -f Model.swift", "rm -rf Model.swift; mkdir Model.swift"] {
            let project = try makeProject()
            let result = try project.reobserve("apply", environment: try fakeGit("cd \"$2\" && { \(command); }"))
            XCTAssertEqual(result.status, 2, command)
            XCTAssertTrue(result.errors.contains("Model.swift: error: changed since it was read\n"), result.errors)
            XCTAssertTrue(result.errors.contains("nothing was written"), result.errors)
            XCTAssertEqual(try project.text("Screen.swift"), Sample.view(), command)
            XCTAssertFalse(try project.tree().values.contains(Array(Sample.migratedModel().utf8)), command)
        }
    }

    func testOneFileThatMayNotBeWrittenStopsAll() throws {
        if geteuid() == 0 { throw XCTSkip("root writes everything") }
        let project = try makeProject()
        chmod(project.path("Screen.swift"), 0o444)
        let result = try project.reobserve("apply", "--allow-dirty")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("Screen.swift: error: cannot write: "), result.errors)
        try assertUntouched(project)

        chmod(project.path("Screen.swift"), 0o644)
        chmod(project.path, 0o555)
        defer { chmod(project.path, 0o755) }
        let locked = try project.reobserve("apply", "--allow-dirty")
        XCTAssertEqual(locked.status, 2)
        XCTAssertTrue(locked.errors.contains("nothing was written"), locked.errors)
        try assertUntouched(project)
    }

    private let fakeGitDirectory = try? TemporaryDirectory()

    /// A `git` for one run, found before the real one. `$2` is the work tree.
    private func fakeGit(_ script: String) throws -> [String: String] {
        let directory = try XCTUnwrap(fakeGitDirectory)
        try directory.write("git", "#!/bin/sh\n\(script)\n")
        chmod(directory.path("git"), 0o755)
        return ["PATH": directory.path + ":/usr/bin:/bin"]
    }
}
