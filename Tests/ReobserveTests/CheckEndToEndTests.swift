import Foundation
import Reporting
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program: the gate, its baseline and its exit codes.
final class CheckEndToEndTests: XCTestCase {
    private static let baseline = ".reobserve-baseline.jsonl"

    /// `Model` can move, `Watched` can't, `Kept` is not to.
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model() + Sample.view())
        try project.write("App/Watched.swift", Sample.model("Watched") + Sample.view("WatchedScreen", of: "Watched"))
        try project.write("App/Watch.swift", Sample.publisherUse(of: "Watched"))
        try project.write("App/Kept.swift", "// reobserve:keep for now\n" + keptModel)
        try project.commitAll()
        return project
    }

    private var keptModel: String { "final class Kept: ObservableObject {\n    @Published var title = \"\"\n}\n" }

    // MARK: What fails

    func testConditionsDecideTheExitCode() throws {
        let project = try makeProject()
        let before = try project.tree()
        let cases: [(arguments: String, status: Int32)] = [
            ("check", 1), ("check --fail-on pending", 1), ("check --fail-on none", 0), ("check --fail-on blocked", 1),
            ("check --fail-on new", 1),
            ("check --skip-type Model", 0), ("check --skip-type Model --fail-on blocked", 1), ("check --exit-zero", 0),
            ("check --only-type Kept --fail-on pending", 0), ("check -q", 1), ("check --color always", 1),
            ("check --output patch", 1), ("check -v --jobs 1", 1),
        ]
        for (arguments, status) in cases { XCTAssertEqual(try project.reobserve(arguments).status, status, arguments) }
        XCTAssertEqual(try project.tree(), before, "a check writes nothing")
    }

    func testLinesAreThoseOfCompilers() throws {
        let project = try makeProject()
        let result = try project.reobserve("check")
        XCTAssertEqual(
            result.lines,
            [
                "App/Model.swift:3:13: error: Model can migrate to @Observable, with edits in 1 file [observable-class]",
                "App/Watched.swift:3:13: warning: Watched stays an ObservableObject (publisher-projection: $title is used as a publisher) [observable-class]",
                "App/Watch.swift:4:10: note: $title is used as a publisher [publisher-projection]",
            ])
        XCTAssertTrue(
            result.errors.hasPrefix(
                "3 types are ObservableObject: 1 can migrate now, 1 blocked, 1 kept by a comment. (4 files read)\n"),
            result.errors)
        XCTAssertTrue(
            result.errors.hasSuffix(
                "Failed: 1 type. Next: reobserve apply migrates what can migrate now; reobserve baseline write accepts the current types.\n"
            ), result.errors)
        XCTAssertEqual(try project.reobserve("check", "-q").errors, "")
    }

    func testNothingLegacyPasses() throws {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.migratedModel())
        let result = try project.reobserve("check", "--fail-on", "new")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text, "")
        XCTAssertTrue(result.errors.hasPrefix("No ObservableObject class was found. (1 file read)\n"), result.errors)
    }

    func testStatisticsCountReasons() throws {
        let project = try makeProject()
        let result = try project.reobserve("check", "--statistics")
        XCTAssertEqual(
            result.text, "  types    alone  reason\n      1        1  kept\n      1        1  publisher-projection\n")
        XCTAssertEqual(result.status, try project.reobserve("check").status)
        XCTAssertEqual(result.errors, try project.reobserve("check").errors)
    }

    func testStatisticsStandInPlaceOfThePatch() throws {
        let project = try makeProject()
        let table = try project.reobserve("check", "--statistics").text
        let result = try project.reobserve("diff", "--statistics")
        XCTAssertEqual(result.text, table)
        XCTAssertEqual(result.errors, try project.reobserve("diff").errors)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(try project.reobserve("diff", "--statistics", "-q").errors, "")
        XCTAssertEqual(try project.reobserve("diff", "--statistics", "--output", "json=out.json").text, table)
        XCTAssertTrue(try project.text("out.json").hasPrefix("{"))
        for other in ["--list", "--output=json"] {
            let refused = try project.reobserve("diff", "--statistics", other)
            XCTAssertEqual(refused.status, 2, other)
            XCTAssertTrue(refused.errors.contains("both go to stdout"), refused.errors)
        }
        try project.write(".reobserve.json", "{\"output\": \"json\"}")
        XCTAssertEqual(try project.reobserve("diff", "--statistics").text, table, "the flag outweighs the file")
        XCTAssertEqual(try project.reobserve("apply", "--statistics").text, table)
    }

    // MARK: Scope

    func testPathsChooseTheTypesButNotWhatTheyAreJudgedBy() throws {
        let project = try makeProject()
        try project.write("Other/Screen.swift", Sample.view("Other"))
        XCTAssertEqual(
            try project.reobserve("check", "App/Watched.swift").status, 0, "Watched is blocked, and only pending fails")
        let narrow = try project.reobserve("check", "App/Model.swift")
        XCTAssertEqual(
            narrow.lines,
            ["App/Model.swift:3:13: error: Model can migrate to @Observable, with edits in 2 files [observable-class]"])
        XCTAssertEqual(try project.reobserve("check", "Other").lines, [])
    }

    // MARK: Baseline

    func testOldTypesPassAndNewOnesFail() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("baseline write").status, 0)
        XCTAssertEqual(
            try project.text(Self.baseline),
            "{\"rule\":\"observable-class\",\"symbol\":\"Model\"}\n{\"rule\":\"observable-class\",\"symbol\":\"Watched\"}\n"
        )
        let old = try project.reobserve("check")
        XCTAssertEqual(old.status, 0)
        XCTAssertEqual(old.text, "")
        XCTAssertTrue(old.errors.contains("2 of them are in the baseline.\n"), old.errors)

        try project.write("App/New.swift", Sample.model("New"))
        let new = try project.reobserve("check")
        XCTAssertEqual(new.status, 1)
        XCTAssertEqual(new.lines.count, 1)
        XCTAssertTrue(
            new.text.hasPrefix("App/New.swift:3:13: error: New stays an ObservableObject (not-used-by-views"), new.text)
        XCTAssertEqual(try project.reobserve("check --fail-on pending").status, 0)
    }

    func testMovedAndRenamedFilesAreKnown() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("baseline write").status, 0)
        project.makeDirectory("Elsewhere")
        for (old, new) in [
            ("App/Model.swift", "Elsewhere/Renamed.swift"), ("App/Watched.swift", "Elsewhere/Model.swift"),
        ] {
            XCTAssertEqual(rename(project.path(old), project.path(new)), 0)
        }
        try project.write("Elsewhere/Renamed.swift", "\n\n\n" + Sample.model() + Sample.view())
        XCTAssertEqual(try project.reobserve("check").status, 0)
    }

    func testOfTwoTypesOfOneNameOnlyOneIsKnown() throws {
        let project = try TemporaryDirectory()
        try project.write("A.swift", "private " + keptModel)
        XCTAssertEqual(try project.reobserve("baseline write").status, 0)
        try project.write("B.swift", "private " + keptModel)
        XCTAssertEqual(try project.reobserve("check").status, 1)
        XCTAssertEqual(try project.reobserve("baseline update").status, 0)
        XCTAssertEqual(
            try project.text(Self.baseline), "{\"count\":2,\"rule\":\"observable-class\",\"symbol\":\"Kept\"}\n")
        XCTAssertEqual(try project.reobserve("check").status, 0)
    }

    func testUpdateAndPrune() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("baseline update").status, 2, "there is nothing to update")
        XCTAssertEqual(try project.reobserve("baseline prune").status, 2)
        XCTAssertEqual(try project.reobserve("baseline write").status, 0)
        XCTAssertEqual(try project.reobserve("baseline write").status, 2, "what is new is not taken in by accident")
        try project.write("App/Model.swift", Sample.migratedModel() + Sample.migratedView())
        try project.write("App/New.swift", Sample.model("New"))
        let gone = try project.reobserve("check")
        XCTAssertTrue(
            gone.errors.contains("The baseline holds 1 type that is gone: reobserve baseline prune.\n"), gone.errors)
        XCTAssertFalse(
            try project.reobserve("check", "App").errors.contains("no more"), "who looks at a part can't tell")

        let pruned = try project.reobserve("baseline prune")
        XCTAssertTrue(pruned.errors.hasSuffix(": 1 type, 0 added, 1 removed\n"), pruned.errors)
        XCTAssertEqual(try project.text(Self.baseline), "{\"rule\":\"observable-class\",\"symbol\":\"Watched\"}\n")
        XCTAssertEqual(try project.reobserve("check").status, 1)
        XCTAssertTrue(try project.reobserve("baseline update").errors.hasSuffix(": 2 types, 1 added, 0 removed\n"))
        XCTAssertEqual(try project.reobserve("check").status, 0)
    }

    func testBaselineInAnotherPlace() throws {
        let project = try makeProject()
        XCTAssertEqual(
            try project.reobserve("check --baseline ci/known.jsonl").status, 2,
            "a baseline that was named has to be there")
        project.makeDirectory("ci")
        XCTAssertEqual(try project.reobserve("baseline write --baseline ci/known.jsonl").status, 0)
        XCTAssertEqual(try project.reobserve("check --baseline ci/known.jsonl").status, 0)
        XCTAssertEqual(
            try project.reobserve("check --baseline ci/known.jsonl", in: "App").status, 0, "it is relative to the root")
        XCTAssertEqual(try project.reobserve("check").status, 1)
    }

    func testBrokenBaselineIsRefusedWithItsLine() throws {
        let project = try makeProject()
        try project.write(Self.baseline, "{\"rule\":\"observable-class\",\"symbol\":\"Model\"}\n\n<<<<<<< HEAD\n")
        let result = try project.reobserve("check")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("\(Self.baseline):3: is not a baseline entry"), result.errors)
        XCTAssertEqual(try project.reobserve("baseline prune").status, 2)
        XCTAssertTrue(try project.text(Self.baseline).hasSuffix("<<<<<<< HEAD\n"))
    }

    func testBaselineIsNotWrittenWhereAFileCannotBeRead() throws {
        if geteuid() == 0 { throw XCTSkip("root reads everything") }
        let project = try makeProject()
        chmod(project.path("App/Watched.swift"), 0)
        XCTAssertEqual(try project.reobserve("baseline write").status, 2)
        XCTAssertNil(FileSystem.kind(of: project.path(Self.baseline)))
    }

    // MARK: Outputs

    func testAnnotationsBringTheStepSummary() throws {
        let project = try makeProject()
        try project.write("summary.md", "before\n")
        let environment = ["GITHUB_STEP_SUMMARY": project.path("summary.md")]
        let result = try project.reobserve("check", "--output", "github", environment: environment)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.text.hasPrefix(
                "::error file=App/Model.swift,line=3,col=13,title=observable-class::Model can migrate"),
            result.text)
        let summary = try project.text("summary.md")
        XCTAssertTrue(summary.hasPrefix("before\n## Reobserve\n"), summary)
        XCTAssertTrue(summary.contains("Watched"), summary)
        XCTAssertEqual(try project.reobserve("check", "--output", "json", environment: environment).status, 1)
        XCTAssertEqual(try project.text("summary.md"), summary, "only annotations need it")
        XCTAssertEqual(
            try project.reobserve(
                "check", "--output", "github", environment: ["GITHUB_STEP_SUMMARY": project.path("no/where")]
            ).status, 2)
    }

    func testEveryFormatAtOnce() throws {
        let project = try makeProject()
        let formats = ReportFormat.allCases.map(\.rawValue)
        let result = try project.reobserve(
            "check " + formats.map { "--output \($0)=report.\($0)" }.joined(separator: " "))
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.text, "")
        for format in formats {
            XCTAssertTrue(try project.text("report.\(format)").contains("Model"), format)
            XCTAssertEqual(
                try project.reobserve("check", "--output", format).output, try project.bytes("report.\(format)"), format
            )
        }
        let line = try project.text("report.text").split(separator: "\n").first
        XCTAssertTrue(try project.text("report.xcode").hasPrefix(project.path + "/" + (line ?? "")))
    }

    func testSeveralOutputs() throws {
        let project = try makeProject()
        let result = try project.reobserve("diff --output text --output patch=changes.patch")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.text.hasPrefix("App/Model.swift:3:13: warning: Model can migrate"), result.text)
        XCTAssertEqual(try project.bytes("changes.patch"), try project.reobserve().output)
        XCTAssertEqual(
            try project.reobserve("diff --output patch=changes.patch").text, "", "nothing else goes to stdout")
        XCTAssertEqual(try project.reobserve("check --output text=nowhere/x.txt").status, 2)
        for wrong in [
            "check --output text --output patch", "diff --list --output text", "check --output text=a --output patch=a",
            "check --output text=",
        ] {
            XCTAssertEqual(try project.reobserve(wrong).status, 2, wrong)
        }
    }
}
