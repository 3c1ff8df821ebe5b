import XCTest

@testable import Rules
@testable import reobserve

/// The family `guidance` from the command line: off by default, chosen by `--select`, counted by `check`, written and
/// taken back like any change.
final class GuidanceEndToEndTests: XCTestCase {
    private static let view = """
        import SwiftUI

        struct Lamp: View {
            @State var isOn = false
            @StateObject var model = Model()
            @State internal var level = 0

            var body: some View {
                Toggle(model.name, isOn: $isOn)
            }
        }

        """

    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("Lamp.swift", GuidanceEndToEndTests.view)
        try project.write("Model.swift", Sample.model())
        return project
    }

    func testGuidanceIsOffByDefault() throws {
        let result = try makeProject().reobserve("diff")
        XCTAssertFalse(result.text.contains("private"), result.text)
        XCTAssertFalse(result.errors.contains("uidance"), result.errors)
    }

    func testGuidanceAlone() throws {
        let project = try makeProject()
        for selection in ["guidance", "private-state"] {
            let result = try project.reobserve("diff --select \(selection)")
            XCTAssertEqual(result.status, 1)
            XCTAssertTrue(result.text.contains("+    @State private var isOn = false"), result.text)
            XCTAssertTrue(result.text.contains("+    @StateObject private var model = Model()"), result.text)
            XCTAssertFalse(result.text.contains("Observable"), result.text)
            XCTAssertTrue(
                result.errors.contains(
                    "Lamp.swift:6:5: advice: @State level is not private, and is marked internal [private-state]"),
                result.errors)
            XCTAssertTrue(
                result.errors.contains("Guidance: 2 fixes and 1 piece of advice.\nNothing was written."), result.errors)
            XCTAssertFalse(result.errors.contains("rule-not-selected"), result.errors)
            XCTAssertFalse(result.errors.contains("type"), result.errors)
        }
        let nothing = try project.reobserve("diff --select guidance --ignore private-state --list")
        XCTAssertFalse(nothing.errors.contains("private-state"), nothing.errors)
    }

    func testTogetherWithTheMigration() throws {
        let project = try makeProject()
        let result = try project.reobserve("diff --select migration,guidance")
        XCTAssertTrue(result.text.contains("+    @State private var model = Model()"), result.text)
        XCTAssertTrue(result.errors.contains("1 of 1 type can migrate now."), result.errors)
        XCTAssertTrue(result.errors.contains("Guidance: 2 fixes and 1 piece of advice."), result.errors)
        XCTAssertEqual(try project.reobserve("apply --select migration,guidance --allow-dirty").status, 0)
        XCTAssertTrue(try project.text("Lamp.swift").contains("@State private var model = Model()"))
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.text("Lamp.swift"), GuidanceEndToEndTests.view)
    }

    func testCheckCountsFixesAsPendingAndAdviceAsBlocked() throws {
        let project = try makeProject()
        let expected: [(String, Int32, String)] = [
            ("", 1, "Failed: 2 findings"), ("--fail-on pending", 1, "Failed: 2"),
            ("--fail-on blocked", 1, "Failed: 1 finding."),
            ("--fail-on new", 1, "Failed: 3"), ("--fail-on none", 0, "Passed."),
        ]
        for (flag, status, text) in expected {
            let result = try project.reobserve("check --select guidance \(flag)")
            XCTAssertEqual(result.status, status, flag)
            XCTAssertTrue(result.errors.contains(text), result.errors)
            XCTAssertFalse(result.text.contains("ObservableObject"), result.text)
        }
        let lines = try project.reobserve("check --select guidance").lines
        XCTAssertEqual(lines.map { $0.split(separator: " ")[1] }, ["error:", "error:", "advice:"])
    }

    func testBaselineHoldsFindingsOfRulesThatRan() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("baseline write --select migration,guidance").status, 0)
        let baseline = try project.text(".reobserve-baseline.jsonl")
        XCTAssertTrue(baseline.contains("{\"rule\":\"private-state\",\"symbol\":\"Lamp.isOn\"}"), baseline)
        XCTAssertEqual(try project.reobserve("check --select guidance").status, 0)
        XCTAssertEqual(try project.reobserve("check").status, 0)
        // Entries of rules that did not run are neither gone nor taken away.
        XCTAssertFalse(try project.reobserve("check").errors.contains("gone"))
        for action in ["prune", "update"] {
            XCTAssertEqual(try project.reobserve("baseline \(action)").status, 0)
            XCTAssertEqual(try project.text(".reobserve-baseline.jsonl"), baseline)
        }
        XCTAssertEqual(try project.reobserve("apply --select guidance --allow-dirty").status, 0)
        XCTAssertTrue(try project.reobserve("check --select guidance").errors.contains("2 types that are gone"))
        try project.write("New.swift", GuidanceEndToEndTests.view.replacingOccurrences(of: "Lamp", with: "Fan"))
        XCTAssertEqual(try project.reobserve("check --select guidance").status, 1)
    }

    func testGuiltyFixesAreTakenBack() throws {
        let project = try makeProject()
        let result = try project.reobserve(
            "apply", "--select", "migration,guidance", "--allow-dirty", "--verify", "! grep -q private Lamp.swift")
        XCTAssertEqual(result.status, 2, result.errors)
        XCTAssertTrue(result.errors.contains("the fixes of private-state were reverted"), result.errors)
        let text = try project.text("Lamp.swift")
        XCTAssertTrue(text.contains("@State var model = Model()"), text)
        XCTAssertTrue(text.contains("@State var isOn"), text)
    }

    func testPlanFile() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("diff --select guidance --plan-out p.json").status, 1)
        XCTAssertEqual(try project.reobserve("apply --plan p.json --allow-dirty").status, 0)
        XCTAssertTrue(try project.text("Lamp.swift").contains("@State private var isOn"))
    }

    func testConfigurationAndScope() throws {
        let project = try makeProject()
        try project.write(".reobserve.json", "{\"select\": [\"guidance\"]}")
        XCTAssertTrue(try project.reobserve("diff").text.contains("@State private var isOn"))
        let other = try project.reobserve("diff Model.swift")
        XCTAssertEqual(other.status, 0)
        XCTAssertTrue(other.errors.contains("Guidance: no findings."), other.errors)
    }

    func testUselessCommentsAreToldOnlyWhereTheRuleRan() throws {
        let project = try makeProject()
        try project.write(
            "Model.swift", Sample.model() + "// reobserve:ignore[private-state] nothing here\nstruct Nothing {}\n")
        XCTAssertFalse(try project.reobserve("diff").errors.contains("unused-suppression"))
        XCTAssertTrue(try project.reobserve("diff --select guidance").errors.contains("unused-suppression"))
        try project.write("Lamp.swift", "// reobserve:ignore-file\n" + GuidanceEndToEndTests.view)
        let result = try project.reobserve("diff --select guidance,bindable")
        XCTAssertFalse(result.errors.contains("ignore-file"), result.errors)
        XCTAssertFalse(result.text.contains("private"), result.text)
    }

    func testPagesSayHowToRunAndSuppress() throws {
        let project = try TemporaryDirectory()
        for rule in RuleCatalogue.guidance {
            let page = try project.reobserve("explain", rule.id).text
            for text in ["--select \(rule.id)", "// reobserve:ignore[\(rule.id)]", "--ignore \(rule.id)"] {
                XCTAssertTrue(page.contains(text), rule.id)
            }
        }
    }
}
