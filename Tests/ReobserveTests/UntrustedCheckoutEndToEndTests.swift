import Foundation
import SourceText
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program in checkouts that mean harm: no command of theirs runs, and nothing is written but what was
/// asked for.
final class UntrustedCheckoutEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory(inMemory: true)
        try project.write("App/Model.swift", Sample.model())
        try project.write("App/Screen.swift", Sample.view())
        return project
    }

    // MARK: .reobserve.json

    /// A flag that joins this list has no power over files and commands, or `ConfiguredPaths` limits it.
    func testKeysOfTheConfigurationAreKnownToBeHarmless() {
        XCTAssertEqual(
            Flag.all.filter(\.isConfigurable).map(\.name).sorted(),
            [
                "baseline", "color", "exclude", "exit-zero", "fail-on", "force-exclude", "ignore", "insert-todos",
                "jobs", "min-target", "no-ignore",
                "only-type", "output", "prefer-let", "public-api", "quiet", "repository", "select", "skip-type",
                "tier", "untracked", "users", "verbose", "xcode",
            ])
        XCTAssertEqual(
            Flag.all.filter { $0.power != nil }.map(\.name).sorted(),
            ["allow-dirty", "commits", "index-store", "plan", "plan-out", "submodules", "verify", "with-facts"])
    }

    func testConfigurationRunsNoCommandAndWritesNoFile() throws {
        let elsewhere = try TemporaryDirectory(inMemory: true)
        let out = elsewhere.path("x.jsonl")
        let examples: [(text: String, message: String)] = [
            (
                "{\"verify\": \"touch \(out)\"}",
                "“verify” runs a command, which only the command line may do; pass --verify COMMAND there"
            ),
            (
                "{\"output\": \"sarif=\(out)\"}",
                "“output” writes a file, which only the command line may do; pass --output sarif=\(out) there"
            ),
            ("{\"output\": [\"text\", \"json=App/Model.swift\"]}", "“output” writes a file"),
            ("{\"output\": \"json=.git/hooks/pre-commit\"}", "“output” writes a file"),
            (
                "{\"baseline\": \"\(out)\"}",
                "“baseline” leads out of the root (the path is absolute; it must be relative to the root)"
            ),
            ("{\"baseline\": \"../x.jsonl\"}", "“baseline” leads out of the root (the path contains “..”)"),
            (
                "{\"baseline\": \".git/x.jsonl\"}",
                "“baseline” leads out of the root (the path leads into .git or .reobserve)"
            ),
            ("{\"baseline\": \"App/Other.swift\"}", "“baseline” names a file that does not end in .jsonl"),
            ("{\"plan-out\": \"\(out)\"}", "“plan-out” writes a file"),
            ("{\"plan\": \"plan.json\"}", "“plan” determines what is written"),
            ("{\"allow-dirty\": true}", "“allow-dirty” allows overwriting uncommitted changes"),
            ("{\"commits\": true}", "“commits” creates commits"),
            ("{\"root\": \"/\"}", "unknown key “root”; pass --root on the command line instead"),
            (
                "{\"files-from\": \"/etc/passwd\"}",
                "unknown key “files-from”; pass --files-from on the command line instead"
            ),
        ]
        for example in examples {
            let project = try makeProject()
            try project.write(".reobserve.json", example.text)
            let before = try project.tree()
            for subcommand in ["diff", "apply", "check", "baseline write", "report", "doctor"] {
                let result = try project.reobserve(subcommand)
                XCTAssertEqual(result.status, 2, "\(subcommand): \(example.text)")
                XCTAssertTrue(
                    result.errors.hasPrefix("reobserve: \(project.path(".reobserve.json")):1: \(example.message)"),
                    result.errors)
                XCTAssertEqual(result.text, "", subcommand)
            }
            XCTAssertEqual(try project.tree(), before, example.text)
            XCTAssertEqual(try elsewhere.tree(), [:], example.text)
        }
    }

    func testOutputToStdoutMayBeConfigured() throws {
        let project = try makeProject()
        try project.write(".reobserve.json", "{\"output\": \"json\", \"baseline\": \"App/known.jsonl\"}")
        XCTAssertTrue(try project.reobserve("diff").text.hasPrefix("{"))
        XCTAssertEqual(try project.reobserve("baseline write").status, 0)
        XCTAssertNotNil(try project.tree()["App/known.jsonl"])
        XCTAssertEqual(try project.reobserve("check").status, 0)
    }

    /// A baseline that the command line does not name is reached through no link, and is overwritten only where it is
    /// one.
    func testBaselineOfTheCheckoutIsReachedThroughNoLink() throws {
        let elsewhere = try TemporaryDirectory(inMemory: true)
        try elsewhere.write("victim.jsonl")
        let before = try elsewhere.tree()
        for (configuration, link, target) in [
            ("{}", ".reobserve-baseline.jsonl", "victim.jsonl"),
            ("{\"baseline\": \"b.jsonl\"}", "b.jsonl", "victim.jsonl"),
            ("{\"baseline\": \"out/new.jsonl\"}", "out", ""), ("{}", ".reobserve-baseline.jsonl", "new.jsonl"),
        ] {
            let project = try makeProject()
            try project.write(".reobserve.json", configuration)
            project.link(link, to: elsewhere.path(target))
            for subcommand in ["baseline write", "baseline update", "check"] {
                let result = try project.reobserve(subcommand)
                XCTAssertEqual(result.status, 2, "\(subcommand): \(configuration)")
                XCTAssertTrue(
                    result.errors.contains("it is a symbolic link, which reobserve does not follow here"), result.errors
                )
            }
            XCTAssertEqual(try elsewhere.tree(), before, configuration)
        }
        let project = try makeProject()
        try project.write(".reobserve-baseline.jsonl", "{\"settings\": 1}\n")
        for subcommand in ["baseline write", "baseline update", "baseline prune"] {
            XCTAssertEqual(try project.reobserve(subcommand).status, 2)
        }
        XCTAssertEqual(try project.text(".reobserve-baseline.jsonl"), "{\"settings\": 1}\n")
    }

    func testConfigurationThatIsNoFile() throws {
        let elsewhere = try TemporaryDirectory(inMemory: true)
        try elsewhere.write("secret.json", "{\"tier\": \"assisted\"}")
        let makers: [(message: String, make: (TemporaryDirectory) throws -> Void)] = [
            ("it is not a regular file", { mkfifo($0.path(".reobserve.json"), 0o644) }),
            ("it is a symbolic link", { $0.link(".reobserve.json", to: elsewhere.path("secret.json")) }),
            ("it is a symbolic link", { $0.link(".reobserve.json", to: "/dev/zero") }),
            ("it is a symbolic link", { $0.link(".reobserve.json", to: ".reobserve.json") }),
            ("Is a directory", { $0.makeDirectory(".reobserve.json") }),
            ("it is larger than", { try $0.write(".reobserve.json", String(repeating: " ", count: 2 << 20) + "{}") }),
            ("is not valid JSON", { try $0.write(".reobserve.json", String(repeating: "[", count: 500_000)) }),
            ("is not valid JSON", { try $0.write(".reobserve.json", String(repeating: "{\"a\":", count: 100_000)) }),
            ("is not valid JSON", { try $0.write(".reobserve.json", "{\"tier\": \"\u{1B}[2J\"}") }),
            (
                "unknown key “\\u{1B}[2J\\n::error::x”",
                { try $0.write(".reobserve.json", #"{"\u001b[2J\n::error::x": 1}"#) }
            ),
            ("“tier” takes a string", { try $0.write(".reobserve.json", "{\"tier\": 1e400}") }),
        ]
        for maker in makers {
            let project = try makeProject()
            try maker.make(project)
            let result = try project.reobserve("diff", limit: 30)
            XCTAssertEqual(result.status, 2, maker.message)
            if maker.message.contains("takes a string") { continue }
            XCTAssertTrue(result.errors.contains(maker.message), "\(maker.message): \(result.errors)")
        }
    }

    // MARK: Files that the command line names

    func testOutputIsNotWrittenThroughALinkOfTheCheckout() throws {
        let elsewhere = try TemporaryDirectory(inMemory: true)
        try elsewhere.write("victim")
        let before = try elsewhere.tree()
        let project = try makeProject()
        project.link("report.json", to: elsewhere.path("victim"))
        project.link("out", to: elsewhere.path)
        project.link("inside.json", to: "real.json")
        try project.write("real.json")
        for arguments in [
            "diff --output json=report.json", "check --output sarif=out/new.sarif", "report --output html=report.json",
            "why Model --output json=report.json",
            "diff --plan-out report.json", "diff --plan-out out/victim", "apply --output json=report.json",
        ] {
            let result = try project.reobserve(arguments)
            XCTAssertEqual(result.status, 2, arguments)
            XCTAssertTrue(result.errors.contains("it is a link that leads out of the checkout"), result.errors)
            XCTAssertEqual(try elsewhere.tree(), before, arguments)
            _ = try project.reobserve("undo")
        }
        XCTAssertEqual(try project.reobserve("diff --output json=inside.json").status, 1)
        XCTAssertTrue(try project.text("real.json").hasPrefix("{"))
        XCTAssertEqual(try project.reobserve("diff", "--output", "json=" + elsewhere.path("mine.json")).status, 1)
        XCTAssertEqual(try project.reobserve("diff", "--output", "json=../mine.json", in: "App").status, 1)
        XCTAssertEqual(
            try project.reobserve(
                "diff", "--output", "json=../\(PathName.lastComponent(of: elsewhere.path))/yours.json"
            ).status, 1)
        XCTAssertEqual(try elsewhere.tree().keys.sorted(), ["mine.json", "victim", "yours.json"])
        project.link(".reobserve.json", to: elsewhere.path("settings.json"))
        XCTAssertEqual(try project.reobserve("init").status, 2)
        XCTAssertEqual(try elsewhere.tree().keys.sorted(), ["mine.json", "victim", "yours.json"])
    }

    // MARK: git

    /// The configuration, hooks and attributes of a repository name commands; asking git runs none of them. Plain git
    /// does, as the test makes sure.
    func testAskingGitRunsNoCommandOfTheRepository() throws {
        let project = try makeProject()
        try project.write(".gitattributes", "*.swift filter=evil diff=evil\n")
        try project.commitAll()
        let evil = try TemporaryDirectory(inMemory: true)
        try evil.write("run", "#!/bin/sh\necho \"$0 $*\" >> \(evil.path("log"))\ncat\n")
        try evil.write("hooks/post-index-change", "#!/bin/sh\necho hook >> \(evil.path("log"))\n")
        for name in ["run", "hooks/post-index-change"] { chmod(evil.path(name), 0o755) }
        for (key, value) in [
            ("core.fsmonitor", evil.path("run")), ("core.hooksPath", evil.path("hooks")),
            ("core.pager", evil.path("run")),
            ("diff.external", evil.path("run")), ("diff.evil.command", evil.path("run")),
            ("diff.evil.textconv", evil.path("run")),
            ("filter.evil.clean", evil.path("run")), ("filter.evil.smudge", evil.path("run")),
            ("filter.evil.required", "true"),
        ] { try project.git("config", key, value) }
        func touch() { for name in ["Model", "Screen"] { utimes(project.path("App/\(name).swift"), nil) } }
        touch()
        try project.git("status")
        XCTAssertNotNil(try evil.tree()["log"], "git itself runs them")
        try FileManager.default.removeItem(atPath: evil.path("log"))

        touch()
        for arguments in [
            "diff --since HEAD", "apply", "undo", "review", "plan", "doctor", "diff --since HEAD",
            "apply --allow-dirty",
        ] {
            let result = try project.reobserve(arguments)
            XCTAssertTrue([0, 1].contains(result.status) || arguments == "review", "\(arguments): \(result.errors)")
            XCTAssertNil(try evil.tree()["log"], "\(arguments): \((try? evil.text("log")) ?? "")")
        }
    }

    // MARK: Journals

    func testJournalThatGitTracksIsRefused() throws {
        let project = try makeProject()
        try project.git("init", "-q")
        XCTAssertEqual(try project.reobserve("apply --allow-dirty").status, 0)
        try FileManager.default.removeItem(atPath: project.path(".reobserve/.gitignore"))
        try project.commitAll()
        let before = try project.tree()
        for arguments in ["undo", "undo --allow-dirty", "apply", "apply --allow-dirty", "plan --commits"] {
            let result = try project.reobserve(arguments)
            XCTAssertEqual(result.status, 2, arguments)
            XCTAssertTrue(
                result.errors.hasPrefix(
                    "reobserve: \(project.path(".reobserve")) is tracked by git; reobserve does not trust"),
                result.errors)
            XCTAssertEqual(try project.tree(), before, arguments)
        }
        try project.git("rm", "-r", "-q", "--cached", ".reobserve")
        XCTAssertEqual(try project.reobserve("undo --allow-dirty").status, 0)
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.model())
    }

    /// Whatever a journal says, only sources that a migration may change get other bytes.
    func testJournalThatNamesNoSourcesIsRefused() throws {
        let elsewhere = try TemporaryDirectory(inMemory: true)
        try elsewhere.write("Victim.swift", "old\n")
        let beforeElsewhere = try elsewhere.tree()
        let names = [
            ".git/hooks/x.swift", "../x.swift", elsewhere.path("Victim.swift"), "notes.txt", "Makefile",
            "Package.swift", "Pods/Library.swift",
            ".reobserve/lock", ".build/x.swift", "A.generated.swift", "Out.swift", "Folder/Victim.swift",
            "App/../App/Model.swift", "App",
        ]
        for name in names {
            for state in ["writing", "verifying", "undoing", "done"] {
                let project = try makeProject()
                for path in [
                    "notes.txt", "Makefile", "Package.swift", "Pods/Library.swift", ".build/x.swift",
                    "A.generated.swift",
                ] { try project.write(path, "old\n") }
                project.link("Out.swift", to: elsewhere.path("Victim.swift"))
                project.link("Folder", to: elsewhere.path)
                try makeJournal(project, name, state)
                let before = try project.tree()
                let result = try project.reobserve("undo")
                XCTAssertEqual(result.status, 2, "\(name), \(state)")
                XCTAssertEqual(try project.tree(), before, name)
                XCTAssertEqual(try elsewhere.tree(), beforeElsewhere, name)
                if state != "done" { XCTAssertEqual(try project.reobserve("apply").status, 2, name) }
                XCTAssertEqual(try elsewhere.tree(), beforeElsewhere, name)
            }
        }
        let project = try makeProject()
        try project.write("notes.txt", "old\n")
        try makeJournal(project, "notes.txt", "done")
        let errors = try project.reobserve("undo").errors
        XCTAssertTrue(
            errors.contains(
                "notes.txt: is not a Swift file that reobserve may change; reobserve did not write this journal"),
            errors)
    }

    /// A journal that would give a file with the bytes `old` the bytes `new`.
    private func makeJournal(_ project: TemporaryDirectory, _ name: String, _ state: String) throws {
        let digests = ["new\n", "old\n"].map { SHA256.hexadecimal(Array($0.utf8)) }
        try project.write(".reobserve/journal/000001.\(state)/backup", "new\n")
        try project.write(
            ".reobserve/journal/000001.\(state)/manifest.json",
            #"{"version":1,"entries":[{"path":"\#(name)","before":"\#(digests[0])","after":"\#(digests[1])","start":0,"length":4}]}"#
        )
    }

    func testStateDirectoryThatIsNoDirectory() throws {
        let elsewhere = try TemporaryDirectory(inMemory: true)
        try elsewhere.write("journal/000001.done/manifest.json", "{}")
        try elsewhere.write("empty")
        let before = try elsewhere.tree()
        let makers: [(TemporaryDirectory) throws -> Void] = [
            { $0.link(".reobserve", to: elsewhere.path) }, { try $0.write(".reobserve", "x") },
            { mkfifo($0.path(".reobserve"), 0o644) },
            { $0.link(".reobserve", to: ".reobserve") },
            { $0.link(".reobserve/journal", to: elsewhere.path("journal")) },
            { $0.link(".reobserve/lock", to: elsewhere.path("empty")) },
        ]
        for (number, make) in makers.enumerated() {
            let project = try makeProject()
            try make(project)
            let result = try project.reobserve("apply", limit: 30)
            XCTAssertEqual(result.status, 2, "\(number): \(result.errors)")
            XCTAssertEqual(try project.text("App/Model.swift"), Sample.model())
            XCTAssertEqual(try elsewhere.tree(), before, "\(number)")
        }
    }

    // MARK: Plans

    func testPlanWhoseResultDoesNotParseIsRefused() throws {
        let source = Array(Sample.model().utf8)
        for (start, end, text) in [
            (0, 0, "{"), (0, 0, "\\\"\\\"\\\""), (0, 0, "/*"), (source.count - 2, source.count, ""), (0, 5, ")]"),
        ] {
            let project = try makeProject()
            let after =
                Array(source[..<start]) + Array(text.replacingOccurrences(of: "\\\"", with: "\"").utf8)
                + Array(source[end...])
            try project.write(
                "plan.json",
                #"{"version":1,"tool":"x","types":[],"files":[{"path":"App/Model.swift","before":"\#(SHA256.hexadecimal(source))","#
                    + #""after":"\#(SHA256.hexadecimal(after))","edits":[{"start":\#(start),"end":\#(end),"replacement":"\#(text)"}]}]}"#
            )
            let result = try project.reobserve("apply --plan plan.json")
            XCTAssertEqual(result.status, 2, text)
            XCTAssertTrue(
                result.errors.contains("App/Model.swift: error: the result of the plan does not parse"),
                result.errors)
            XCTAssertEqual(try project.text("App/Model.swift"), Sample.model())
        }
    }

    // MARK: Things in the tree

    func testThingsThatNeverEnd() throws {
        let project = try makeProject()
        project.link("CODEOWNERS", to: "/dev/zero")
        XCTAssertEqual(try project.reobserve("report", limit: 30).status, 2, "a link that leads out")
        unlink(project.path("CODEOWNERS"))
        for name in [
            ".gitignore", ".ignore", "App/.gitignore", "Pipe.swift", "Package.swift", "App.xcodeproj/project.pbxproj",
            "Base.xcconfig",
        ] {
            project.makeDirectory(PathName.parent(of: name))
            mkfifo(project.path(name), 0o644)
        }
        project.link("Zero.swift", to: "/dev/zero")
        project.link("Loop/a", to: "../Loop")
        project.link("Self.swift", to: "Self.swift")
        project.link("Up", to: "..")
        project.makeDirectory("Folder.swift")
        try project.git("init", "-q")
        unlink(project.path(".git/info/exclude"))
        project.link(".git/info/exclude", to: "/dev/zero")
        let result = try project.reobserve("diff --list", limit: 30)
        XCTAssertEqual(result.lines, ["App/Model.swift", "App/Screen.swift"], result.errors)
    }

    /// It takes no room on the disk.
    func testFileThatFitsNoMemory() throws {
        let project = try makeProject()
        try project.write("Huge.swift")
        XCTAssertEqual(truncate(project.path("Huge.swift"), 5 << 30), 0)
        let result = try project.reobserve("apply", limit: 30)
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(
            result.errors.contains("Huge.swift: error: cannot read: it is larger than 67108864 bytes"), result.errors)
        XCTAssertEqual(try project.text("App/Model.swift"), Sample.model())
    }

    func testOwnersBehindALinkThatLeadsOutAreNotShown() throws {
        let elsewhere = try TemporaryDirectory(inMemory: true)
        try elsewhere.write("keys", "* secret@example.com\n")
        let project = try makeProject()
        project.link("CODEOWNERS", to: elsewhere.path("keys"))
        let result = try project.reobserve("report")
        XCTAssertEqual(result.status, 2)
        XCTAssertFalse((result.text + result.errors).contains("secret"))
        XCTAssertTrue(result.errors.contains("the link leads out of the repository"), result.errors)
    }
}
