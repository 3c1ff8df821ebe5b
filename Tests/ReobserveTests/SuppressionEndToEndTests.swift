import Rules
import XCTest

@testable import reobserve

/// Runs the real program: comments that keep code as it is, choice of rules, warnings.
final class SuppressionEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model())
        try project.write("Screen.swift", Sample.view())
        return project
    }

    private static let unused =
        "Plain.swift:2:4: warning: reobserve:keep has no effect: no ObservableObject class is declared here [unused-suppression]\n"

    func testWarningsGoToTheSummaryAndChangeNoExitCode() throws {
        let project = try makeProject()
        let clean = try project.reobserve("diff")
        try project.write("Plain.swift", "import SwiftUI\n// reobserve:keep\nstruct Plain {}\n")
        let result = try project.reobserve("diff")
        XCTAssertEqual(result.status, clean.status)
        XCTAssertEqual(result.output, clean.output)
        XCTAssertTrue(result.errors.hasPrefix(SuppressionEndToEndTests.unused), result.errors)
        XCTAssertEqual(try project.reobserve("-q").errors, "")
        XCTAssertEqual(try project.reobserve("apply", "-q").errors, "")
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel())
        // Nothing is left to do, and the comment is useless still.
        let second = try project.reobserve("apply")
        XCTAssertEqual(second.status, 0)
        XCTAssertTrue(second.errors.hasPrefix(SuppressionEndToEndTests.unused), second.errors)
    }

    func testWarningsStandWithoutAnyLegacyClass() throws {
        let project = try TemporaryDirectory()
        try project.write("Plain.swift", "import SwiftUI\n// reobserve:keep\nstruct Plain {}\n")
        let result = try project.reobserve("diff")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.errors.hasPrefix(SuppressionEndToEndTests.unused), result.errors)
    }

    func testFilesThatAreNotEditedGetNoWarnings() throws {
        let project = try makeProject()
        let comment = "// reobserve:keep\nstruct Plain {}\n"
        try project.write("Pods/Plain.swift", comment)
        try project.write("Made.swift", "// @generated\n" + comment)
        try project.write("Elsewhere/Plain.swift", comment)
        for arguments in ["diff Model.swift Screen.swift", "diff --exclude Elsewhere"] {
            XCTAssertFalse(try project.reobserve(arguments).errors.contains("warning: reobserve:"), arguments)
        }
    }

    func testSuppressedLine() throws {
        let project = try makeProject()
        let view = Sample.view().replacingOccurrences(
            of: " = Model()", with: " = Model() // reobserve:ignore[state-object] later")
        try project.write("Screen.swift", view)
        let result = try project.reobserve("diff")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text, "")
        XCTAssertTrue(
            result.errors.contains("Screen.swift:4: a comment suppresses state-object here (Model)\n"),
            result.errors)
        XCTAssertFalse(result.errors.contains("unused-suppression"), result.errors)
        // What is not chosen anyway makes no comment useless.
        for arguments in [
            "--ignore state-object", "--skip-type Model", "--only-type Model", "--tier assisted", "Model.swift",
        ] {
            XCTAssertFalse(try project.reobserve(arguments).errors.contains("unused-suppression"), arguments)
        }
    }

    func testRulesThatAreNotChosen() throws {
        let project = try makeProject()
        let result = try project.reobserve("diff", "--ignore", "state-object")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text, "")
        XCTAssertTrue(
            result.errors.contains(
                "Screen.swift:4: this place needs state-object, which is not selected (Model)\n"), result.errors)
        XCTAssertEqual(try project.reobserve("--select", "observable-class,published-property,state-object").status, 1)
        XCTAssertEqual(try project.reobserve("--select", "observable-class").status, 0)
    }

    func testUsageErrors() throws {
        let project = try makeProject()
        let expected = [
            (["--select", "state-objct"], "did you mean “state-object”?"),
            (
                ["apply", "--ignore", "publisher-projection"],
                "publisher-projection only blocks types and can't be ignored"
            ),
            (["--untracked", "ignor"], "did you mean “ignore”?"),
        ]
        for (arguments, message) in expected {
            let result = try project.reobserve(arguments.joined(separator: " "))
            XCTAssertEqual(result.status, 2)
            XCTAssertEqual(result.text, "")
            XCTAssertTrue(result.errors.contains(message), result.errors)
        }
        XCTAssertEqual(try project.text("Model.swift"), Sample.model())
    }

    func testPagesSayHowToSuppress() throws {
        let project = try TemporaryDirectory()
        for rule in RuleCatalogue.migration {
            let page = try project.reobserve("explain", rule.id).text
            XCTAssertEqual(page.contains("// reobserve:ignore[\(rule.id)]"), !rule.onlyBlocks, rule.id)
            XCTAssertEqual(page.contains("--ignore \(rule.id)"), !rule.onlyBlocks, rule.id)
        }
    }
}
