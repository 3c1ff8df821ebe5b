import XCTest

@testable import SystemAccess
@testable import reobserve

/// `reobserve review` with the user's editor and pager, driven through a pseudo-terminal.
final class ReviewProgramsEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        for name in ["Alpha", "Beta"] {
            try project.write("App/\(name).swift", Sample.model(name))
            try project.write("App/\(name)Screen.swift", Sample.view(name + "Screen", of: name))
        }
        try project.commitAll()
        return project
    }

    /// An editor that runs a command for each file, with its path as `$file`.
    private func editor(_ command: String) throws -> (variables: [String: String], folder: TemporaryDirectory) {
        let folder = try TemporaryDirectory()
        try folder.write("ed.sh", "for file do \(command); done\n")
        return (["EDITOR": "sh \(folder.path("ed.sh"))"], folder)
    }

    // MARK: Editing

    func testWhatTheEditorLeavesIsWrittenAndUndone() throws {
        let project = try makeProject()
        let before = try project.tree()
        let editor = try editor("sed -i.bak 's/^@Observable$/@MainActor @Observable/' \"$file\"")
        let talk = try project.converse("review --only-type Alpha", answers: ["e"], environment: editor.variables)
        XCTAssertTrue(talk.text.contains("Written as edited: 2 files.\n"), talk.text)
        XCTAssertTrue(talk.text.contains("Now: 1 accepted. "), talk.text)
        var expected = before
        expected["App/Alpha.swift"] = Array(
            Sample.migratedModel("Alpha").replacingOccurrences(of: "@Observable", with: "@MainActor @Observable").utf8)
        expected["App/AlphaScreen.swift"] = Array(Sample.migratedView("AlphaScreen", of: "Alpha").utf8)
        XCTAssertEqual(try project.tree(), expected)
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.tree(), before, "the former bytes, not those before the editing")
    }

    func testATextThatIsLeftAloneIsAccepted() throws {
        let project = try makeProject()
        _ = try project.converse(
            "review --only-type Alpha", answers: ["edit"], environment: ["VISUAL": "true", "EDITOR": "false"])
        XCTAssertEqual(try project.text("App/Alpha.swift"), Sample.migratedModel("Alpha"))
        XCTAssertNil(FileSystem.kind(of: project.path(".reobserve/edit-1")), "what was written is not kept")
    }

    func testNothingIsWrittenUnlessTheTextsParse() throws {
        let project = try makeProject()
        let before = try project.tree()
        let flag = try TemporaryDirectory()
        // Broken at first, mended the second time: what was typed is still there then.
        let editor = try editor(
            "case \"$file\" in *Alpha.swift) if [ -e \(flag.path("seen")) ]; then grep -v '^}}}' \"$file\" > \"$file.new\" && mv \"$file.new\" \"$file\"; else echo '// typed' >> \"$file\"; echo '}}}' >> \"$file\"; touch \(flag.path("seen")); fi ;; esac"
        )
        let talk = try project.converse("review --only-type Alpha", answers: ["e", "q"], environment: editor.variables)
        XCTAssertTrue(talk.text.contains("App/Alpha.swift:8: error: does not parse: "), talk.text)
        XCTAssertTrue(
            talk.text.contains(
                "nothing was written; the text is in \(project.path(".reobserve/edit-1")), and edit opens it again in this review"
            ),
            talk.text)
        XCTAssertEqual(try project.tree(), before)
        XCTAssertTrue(try project.text(".reobserve/edit-1/App/Alpha.swift").hasSuffix("// typed\n}}}\n"))

        unlink(flag.path("seen"))
        let second = try project.converse(
            "review --only-type Alpha", answers: ["e", "e"], environment: editor.variables)
        XCTAssertTrue(second.text.contains("Written as edited: 2 files."), second.text)
        XCTAssertEqual(try project.text("App/Alpha.swift"), Sample.migratedModel("Alpha") + "// typed\n")
        XCTAssertTrue(
            try project.text(".reobserve/edit-1/App/Alpha.swift").hasSuffix("}}}\n"), "that of the first review")
        XCTAssertNil(FileSystem.kind(of: project.path(".reobserve/edit-2")))
    }

    /// The text was typed for a plan in which the first unit had been accepted; it is not any more.
    func testATextForAnotherPlanIsNotWritten() throws {
        let project = try TemporaryDirectory()
        let views = ["Alpha", "Beta"].map { Sample.view($0 + "Screen", of: $0) }
        try project.write("App.swift", Sample.model("Alpha") + Sample.model("Beta") + views.joined(separator: "\n"))
        try project.commitAll()
        let before = try project.tree()
        let flag = try TemporaryDirectory()
        let editor = try editor(
            "if [ -e \(flag.path("seen")) ]; then grep -v '^}}}' \"$file\" > \"$file.new\" && mv \"$file.new\" \"$file\"; else echo '}}}' >> \"$file\"; touch \(flag.path("seen")); fi"
        )
        let talk = try project.converse(
            "review", answers: ["a", "e", "u", "s", "e", "q"], environment: editor.variables)
        XCTAssertTrue(
            talk.text.contains(
                "the unit has changed since its text was edited; the text is in \(project.path(".reobserve/edit-1")), and edit starts anew"
            ), talk.text)
        XCTAssertEqual(try project.tree(), before)
        let again = try project.converse("review", answers: ["e"], environment: editor.variables)
        XCTAssertTrue(again.text.contains("Written as edited: 1 file."), again.text)
        XCTAssertTrue(try project.text("App.swift").hasPrefix(Sample.model("Alpha")), "only the second unit")
    }

    func testAnEditorThatFailsWritesNothing() throws {
        let project = try makeProject()
        let before = try project.tree()
        for (editor, message) in [
            ("false", "the editor ended with 1"), ("no-such-editor", "the editor ended with 127"),
        ] {
            let talk = try project.converse("review", answers: ["e", "q"], environment: ["EDITOR": editor])
            XCTAssertTrue(talk.text.contains(message), talk.text)
        }
        XCTAssertEqual(try project.tree(), before)
    }

    func testChangesThatAreTakenOutAreNotWritten() throws {
        let project = try makeProject()
        let before = try project.tree()
        let editor = try editor("cp \(project.path)/App/$(basename \"$file\") \"$file\"")
        let talk = try project.converse("review", answers: ["e", "q"], environment: editor.variables)
        XCTAssertTrue(talk.text.contains("All changes were taken out"), talk.text)
        XCTAssertEqual(try project.tree(), before)
    }

    // MARK: Progress and pager

    func testTheQuestionSaysWhatWasDone() throws {
        let project = try makeProject()
        let talk = try project.converse("review", answers: ["a", "s"])
        XCTAssertTrue(talk.text.contains("\nSo far 1 accepted. Migrate it? "), talk.text)
        let third = try project.converse("review --restart", answers: ["q"])
        XCTAssertTrue(third.text.contains("\nMigrate it? "), third.text)
    }

    func testALongPatchGoesToThePager() throws {
        let project = try makeProject()
        let log = try TemporaryDirectory()
        func page(_ environment: [String: String], lineCount: Int) throws -> (shown: String, paged: String?) {
            unlink(log.path("paged"))
            let variables = ["TERM": "xterm", "NO_COLOR": "1"].merging(environment) { $1 }
            let talk = try project.converse("review", answers: ["q"], environment: variables, lineCount: lineCount)
            return (talk.text, try? log.text("paged"))
        }
        let pager = ["PAGER": "tee \(log.path("paged"))"]
        let long = try page(pager, lineCount: 10)
        XCTAssertEqual(long.paged?.contains("Unit 1 of 2: Alpha"), true, long.shown)
        XCTAssertTrue(long.shown.contains("Unit 1 of 2: Alpha"))
        XCTAssertNil(try page(pager, lineCount: 200).paged, "it fits")
        XCTAssertNil(try page(pager, lineCount: 0).paged, "nobody knows whether it fits")
        XCTAssertNil(try page(pager.merging(["TERM": "dumb"]) { $1 }, lineCount: 10).paged)
        for name in ["", "cat", "no-such-pager"] {
            let plain = try page(["PAGER": name], lineCount: 10)
            XCTAssertTrue(plain.shown.contains("Unit 1 of 2: Alpha"), name)
        }
        // Quit before the end, as with q in less.
        let quit = try page(["PAGER": "head -1 > /dev/null"], lineCount: 10)
        XCTAssertTrue(quit.shown.contains("Migrate it?"), quit.shown)
    }

    /// Git's settings come with the checkout and name programs; none of them runs.
    func testGitDecidesAboutNoProgram() throws {
        let project = try makeProject()
        for key in ["core.pager", "core.editor", "pager.review", "sequence.editor"] {
            try project.git("config", key, "touch \(project.path("pwned")); cat")
        }
        _ = try project.converse(
            "review", answers: ["e", "d", "q"], environment: ["TERM": "xterm", "EDITOR": "false", "PAGER": "cat"],
            lineCount: 5)
        XCTAssertNil(FileSystem.kind(of: project.path("pwned")))
    }
}
