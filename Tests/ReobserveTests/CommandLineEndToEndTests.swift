import Foundation
import RuleContract
import Rules
import SystemAccess
import Threads
import XCTest

@testable import reobserve

/// Runs the real program: exit codes, streams, choice, colors, pages.
final class CommandLineEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model())
        try project.write("Screen.swift", Sample.view())
        return project
    }

    // MARK: Exit codes

    func testNothingToDoIsSuccess() throws {
        let project = try TemporaryDirectory()
        for subcommand in ["diff", "apply"] {
            let result = try project.reobserve(subcommand)
            XCTAssertEqual(result.status, 0)
            XCTAssertEqual(result.text, "")
            XCTAssertTrue(result.errors.hasPrefix("Nothing to migrate"), result.errors)
        }
    }

    func testFindings() throws {
        let project = try makeProject()
        for arguments in ["", "diff", ".", "--list", "-q", "Model.swift Screen.swift"] {
            XCTAssertEqual(try project.reobserve(arguments).status, 1, arguments)
        }
        XCTAssertEqual(try project.reobserve("--exit-zero").status, 0)
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        XCTAssertEqual(try project.reobserve("diff").status, 0)
    }

    func testOnlyBlockedTypesAreNoFindings() throws {
        let project = try makeProject()
        try project.write("Watch.swift", Sample.publisherUse(of: "Model"))
        let result = try project.reobserve()
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text, "")
        XCTAssertTrue(
            result.errors.contains("Watch.swift:4: $title is used as a publisher (Model)\n"),
            result.errors)
        XCTAssertEqual(try project.reobserve("apply").status, 0)
    }

    func testFailuresAreTwoAndWriteNothing() throws {
        let project = try makeProject()
        let before = try project.tree()
        let lines = [
            "--bogus", "diff --tier", "diff --jobs 0", "Missing.swift", "apply Missing.swift",
            "--exit-zero Missing.swift", "Model.swift Missing.swift",
            "apply Model.swift Missing.swift", "--root Missing", "--root Model.swift", "apply --exit-zero",
            "diff --allow-dirty", "explain", "rules x", "aply", "--root . ..",
        ]
        for line in lines {
            let result = try project.reobserve(line)
            XCTAssertEqual(result.status, 2, line)
            XCTAssertTrue(result.errors.contains("reobserve: "), "\(line): \(result.errors)")
        }
        XCTAssertEqual(try project.tree(), before)
    }

    func testUnreadableFile() throws {
        if geteuid() == 0 { throw XCTSkip("root reads everything") }
        let project = try makeProject()
        try project.write("Locked.swift", Sample.publisherUse(of: "Model"))
        chmod(project.path("Locked.swift"), 0)
        let result = try project.reobserve("diff", "--exit-zero")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("Locked.swift: warning: cannot open: "), result.errors)
        let applied = try project.reobserve("apply")
        XCTAssertEqual(applied.status, 2)
        XCTAssertTrue(applied.errors.contains("nothing was written"), applied.errors)
        XCTAssertEqual(try project.text("Model.swift"), Sample.model())
    }

    // MARK: Streams

    func testPatchOnStandardOutputAndSummaryOnStandardError() throws {
        let project = try makeProject()
        let result = try project.reobserve()
        let marks = ["diff --git ", "--- a/", "+++ b/", "@@ ", " ", "+", "-"]
        for line in result.lines { XCTAssertTrue(marks.contains { line.hasPrefix($0) }, line) }
        XCTAssertTrue(result.errors.hasPrefix("1 of 1 type can migrate now.\n"), result.errors)
        XCTAssertTrue(
            result.errors.contains("Nothing was written. Next: reobserve apply, which changes 2 files. (2 files read)"),
            result.errors)

        let quiet = try project.reobserve("-q")
        XCTAssertEqual(quiet.output, result.output)
        XCTAssertEqual(quiet.errors, "")

        let list = try project.reobserve("--list")
        XCTAssertEqual(list.text, "Model.swift\nScreen.swift\n")

        let applied = try project.reobserve("apply", "-q")
        XCTAssertEqual(applied.text + applied.errors, "")
    }

    func testApplyLists() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("apply", "--list").text, "Model.swift\nScreen.swift\n")
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel())
    }

    func testClosedPipeIsSuccess() throws {
        let project = try makeProject()
        for line in ["diff --list", "rules", "help", "explain state-object", "version", "apply --list"] {
            XCTAssertEqual(try project.reobserve(line, hasReader: false).status, 0, line)
        }
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel())
        try project.write("Model.swift", Sample.model())
        try project.write("Screen.swift", Sample.view())
        let result = try project.reobserve("diff", hasReader: false)
        XCTAssertEqual(result.status, 0)
        XCTAssertFalse(result.errors.contains("cannot write"), result.errors)
        XCTAssertEqual(try project.reobserve("diff", "Missing.swift", hasReader: false).status, 2)
    }

    func testColors() throws {
        let project = try makeProject()
        let plain = try project.reobserve("-q").output
        let painted = try project.reobserve("-q", "--color", "always", environment: ["NO_COLOR": "1"])
        XCTAssertTrue(painted.output.contains(0x1B))
        let stripped = painted.text.replacingOccurrences(of: "\u{1B}\\[[0-9]*m", with: "", options: .regularExpression)
        XCTAssertEqual(Array(stripped.utf8), plain)
        for (flag, environment) in [
            ("--color=auto", [:]), ("--color=auto", ["TERM": "xterm"]), ("--color=never", ["FORCE_COLOR": "1"]),
            ("-q", ["NO_COLOR": "1", "FORCE_COLOR": "1"]),
        ] {
            XCTAssertEqual(try project.reobserve("-q", flag, environment: environment).output, plain, flag)
        }
    }

    // MARK: Choice

    func testOnlyTypeAndSkipType() throws {
        let project = try TemporaryDirectory()
        for name in ["First", "Second"] {
            try project.write("\(name).swift", Sample.model(name) + Sample.view(name + "Screen", of: name))
        }
        XCTAssertEqual(try project.reobserve("--list").lines, ["First.swift", "Second.swift"])
        XCTAssertEqual(try project.reobserve("--list", "--only-type", "First").lines, ["First.swift"])
        XCTAssertEqual(try project.reobserve("--list", "--skip-type", "First").lines, ["Second.swift"])
        let none = try project.reobserve("--list", "--skip-type=First", "--skip-type=Second")
        XCTAssertEqual(none.lines, [])
        XCTAssertEqual(none.status, 0)
        XCTAssertTrue(none.errors.contains("2 not selected"), none.errors)
    }

    /// A selected type that can't migrate alone says with which type it can.
    func testOnlyTypeNamesWhatMigratesAlong() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "Sub.swift", Sample.model("Base") + "class Sub: Base {}\n" + Sample.view("Screen", of: "Sub"))
        try project.write("Other.swift", Sample.model("Other") + Sample.view("OtherScreen", of: "Other"))
        let alone = try project.reobserve("--only-type", "Sub")
        XCTAssertEqual(alone.lines, [])
        XCTAssertTrue(
            alone.errors.contains("Sub migrates only together with Base, which is not selected.\n"), alone.errors)
        XCTAssertFalse(alone.errors.contains("Other migrates"), alone.errors)
        let why = try project.reobserve("why", "Sub", "--only-type", "Sub").text
        XCTAssertTrue(why.hasPrefix("Sub migrates only together with Base, which is not selected.\n"), why)
        let other = try project.reobserve("why", "Other", "--only-type", "Sub").text
        XCTAssertTrue(other.hasPrefix("Other was not selected by --only-type or --skip-type.\n"), other)
        let both = try project.reobserve("--list", "--only-type", "Sub", "--only-type", "Base")
        XCTAssertEqual(both.lines, ["Sub.swift"])
    }

    func testThreadsMakeNoDifference() throws {
        let project = try TemporaryDirectory()
        for number in 0..<12 {
            let name = "Model\(number)"
            try project.write("Sources/\(number % 7)/\(name).swift", Sample.model(name))
            try project.write("Sources/\(number % 5)/Screen\(number).swift", Sample.view("Screen\(number)", of: name))
            if number % 4 == 0 { try project.write("Sources/Watch\(number).swift", Sample.publisherUse(of: name)) }
        }
        let one = try project.reobserve("-v", "--jobs", "1")
        XCTAssertEqual(one.lines.count { $0.hasPrefix("diff --git") }, 18)
        for jobs in ["2", "8"] {
            let many = try project.reobserve("-v", "--jobs", jobs)
            XCTAssertEqual(many.output, one.output)
            XCTAssertEqual(many.errors, one.errors)
        }
    }

    // MARK: Pages

    func testMistypedNamesGetASuggestion() throws {
        let project = try TemporaryDirectory()
        let expected = [
            ["--teir", "safe", "unknown flag --teir; did you mean “--tier”?"],
            ["explain", "state-objct", "did you mean state-object?"],
            ["explain", "publisher-projektion", "did you mean publisher-projection?"],
            ["explain", "observer-storag", "did you mean observer-storage?"],
            ["help", "exlpain", "did you mean “explain”?"],
        ]
        for line in expected {
            let result = try project.reobserve(line[0], line[1])
            XCTAssertEqual(result.status, 2, line[1])
            XCTAssertTrue(result.errors.contains(line[2]), result.errors)
            XCTAssertEqual(result.text, "")
        }
        XCTAssertFalse(try project.reobserve("explain", "nonsense").errors.contains("did you mean"))
    }

    func testEveryRuleReasonAndBehaviorHasAPage() throws {
        let project = try TemporaryDirectory()
        let rules = RuleCatalogue.migration.map { ($0.id, "What it does") }
        let reasons = Refusal.allCases.map { ($0.rawValue, "What it means") }
        let behaviors = BehaviorCode.allCases.map { ($0.rawValue, "What may change") }
        let warnings = WarningCode.allCases.map { ($0.rawValue, "What it means") }
        let guidance = RuleCatalogue.guidance.map { ($0.id, "What it recommends") }
        let pages = rules + guidance + reasons + behaviors + warnings
        let results = parallelMap(pages, threads: processorCount()) { name, _ in
            Result { try project.reobserve("explain", name) }
        }
        for ((name, heading), result) in zip(pages, results) {
            let result = try result.get()
            XCTAssertEqual(result.status, 0, name)
            XCTAssertEqual(result.errors, "", name)
            XCTAssertTrue(("\n\n" + result.text).contains("\n\n\(name) ("), name)
            XCTAssertTrue(result.text.contains("\n\n\(heading)\n"), name)
        }
    }

    func testRulesListsAll() throws {
        let result = try TemporaryDirectory().reobserve("rules")
        XCTAssertEqual(result.lines.map { String($0.prefix { $0 != " " }) }, RuleCatalogue.rules.map(\.id))
    }

    func testHelpAndVersion() throws {
        let project = try TemporaryDirectory()
        XCTAssertEqual(try project.reobserve("version").text, "reobserve \(Program.version)\n")
        XCTAssertEqual(try project.reobserve("--version").text, "reobserve \(Program.version)\n")
        XCTAssertEqual(try project.reobserve("help").text, HelpText.text(for: nil))
        XCTAssertEqual(try project.reobserve("apply", "--help").text, HelpText.text(for: .apply))
    }
}
