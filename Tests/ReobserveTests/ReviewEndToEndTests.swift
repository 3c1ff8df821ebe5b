import Foundation
import XCTest

@testable import reobserve

/// `reobserve review`, driven through a pseudo-terminal.
final class ReviewEndToEndTests: XCTestCase {
    /// Three units, all of them used in one view.
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        for name in ["Alpha", "Beta", "Gamma"] { try project.write("\(name).swift", Sample.model(name)) }
        try project.write(
            "Screen.swift",
            [("One", "Alpha"), ("Two", "Beta"), ("Three", "Gamma")].map { Sample.view($0, of: $1) }.joined(
                separator: "\n"))
        try project.commitAll()
        return project
    }

    private func migrated(_ project: TemporaryDirectory, _ names: [String]) throws -> [String: [UInt8]] {
        let copy = try TemporaryDirectory()
        for (path, bytes) in try project.tree() { try copy.write(path, bytes: bytes) }
        if !names.isEmpty {
            _ = try copy.reobserve("apply " + names.map { "--only-type \($0)" }.joined(separator: " "))
        }
        return try copy.tree()
    }

    func testAcceptedUnitsAreWrittenAndNoOthers() throws {
        let project = try makeProject()
        let expected = try migrated(project, ["Alpha", "Gamma"])
        let talk = try project.converse("review", answers: ["a", "s", "accept"])
        XCTAssertEqual(talk.status, 0, talk.text)
        XCTAssertEqual(try project.tree(), expected)
        for title in ["Unit 1 of 3: Alpha", "Unit 2 of 3: Beta", "Unit 3 of 3: Gamma"] {
            XCTAssertTrue(talk.text.contains(title), title)
        }
        XCTAssertTrue(talk.text.contains("+@Observable"))
        XCTAssertTrue(talk.text.contains("Now: 2 accepted, 1 skipped. Nothing is left to review"), talk.text)
    }

    func testEverythingAcceptedIsWhatApplyWrites() throws {
        let project = try makeProject()
        let expected = try migrated(project, ["Alpha", "Beta", "Gamma"])
        _ = try project.converse("review", answers: ["y", "y", "y"])
        XCTAssertEqual(try project.tree(), expected)
        XCTAssertEqual(try project.reobserve("diff").status, 0)
    }

    func testGoesOnWhereItStopped() throws {
        let project = try makeProject()
        let first = try project.converse("review", answers: ["s", "q"])
        XCTAssertTrue(first.text.contains("2 units are left: run reobserve review again to continue."), first.text)
        let second = try project.converse("review", answers: ["a", "q"])
        XCTAssertTrue(second.text.contains("Unit 1 of 2: Beta"), second.text)
        XCTAssertFalse(second.text.contains("Alpha\n"), second.text)
        let third = try project.converse("review --restart", answers: ["q"])
        XCTAssertTrue(third.text.contains("Unit 1 of 2: Alpha"), third.text)
    }

    func testKeepWritesTheCommentAboveTheDocComment() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "Outer.swift",
            "import SwiftUI\n\nenum Outer {\n    /// A model.\n    @MainActor\n    final class Model: ObservableObject {\n        @Published var title = \"\"\n    }\n}\n"
        )
        try project.write("Screen.swift", Sample.view(of: "Outer.Model"))
        let before = try project.text("Outer.swift")
        let talk = try project.converse("review", answers: ["k", "  old \t view controllers"])
        XCTAssertTrue(talk.text.contains("1 kept"), talk.text)
        XCTAssertEqual(
            try project.text("Outer.swift"),
            before.replacingOccurrences(
                of: "    /// A model.", with: "    // reobserve:keep old view controllers\n    /// A model."))
        let diff = try project.reobserve("diff")
        XCTAssertEqual(diff.status, 0)
        XCTAssertFalse(diff.errors.contains("warning"), diff.errors)
        XCTAssertTrue(try project.converse("review", answers: []).text.contains("Nothing is left to review."))
    }

    func testKeepWritesAllNamesOfAFile() throws {
        let project = try makeProject()
        XCTAssertEqual(link(project.path("Alpha.swift"), project.path("Zeta.swift")), 0)
        try project.commitAll()
        _ = try project.converse("review --only-type Alpha", answers: ["k", "later"])
        for name in ["Alpha.swift", "Zeta.swift"] {
            XCTAssertTrue(try project.text(name).contains("// reobserve:keep later\n"), name)
        }
    }

    func testKeepCoversAllClassesOfTheUnit() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "Models.swift",
            "import Combine\r\n\r\nclass Base: ObservableObject {\r\n    @Published var a = 0\r\n}\r\n\r\nfinal class Derived: Base {\r\n    @Published var b = 0\r\n}\r\n"
        )
        try project.write("Screen.swift", Sample.view(of: "Derived").replacingOccurrences(of: "title", with: "b"))
        _ = try project.converse("review", answers: ["keep", ""])
        XCTAssertEqual(
            try project.text("Models.swift"),
            "import Combine\r\n\r\n// reobserve:keep\r\nclass Base: ObservableObject {\r\n    @Published var a = 0\r\n}\r\n\r\n// reobserve:keep\r\nfinal class Derived: Base {\r\n    @Published var b = 0\r\n}\r\n"
        )
    }

    func testUndoTakesBackOneDecisionAfterTheOther() throws {
        let project = try makeProject()
        let before = try project.tree()
        let alphaOnly = try migrated(project, ["Alpha"])
        let first = try project.converse("review", answers: ["a", "k", "", "u", "s", "u", "q"])
        XCTAssertTrue(first.text.contains("Undone: Beta is no longer kept."), first.text)
        XCTAssertTrue(first.text.contains("Undone: Beta is no longer skipped."), first.text)
        XCTAssertEqual(try project.tree(), alphaOnly)
        let second = try project.converse("review", answers: ["undo", "u", "q"])
        XCTAssertTrue(second.text.contains("Undone: Alpha is no longer accepted."), second.text)
        XCTAssertTrue(second.text.contains("Nothing to undo."), second.text)
        XCTAssertEqual(try project.tree(), before)
    }

    func testUndoLeavesWhatSomebodyElseWrote() throws {
        let project = try makeProject()
        let changed = try project.converse(
            "review", answers: ["a", "u", "q"], before: [1: "echo '// mine' >> Alpha.swift"])
        XCTAssertTrue(changed.text.contains("Alpha.swift: error: changed since it was written"), changed.text)
        XCTAssertTrue(try project.text("Alpha.swift").contains("// mine"))
        try project.git("commit", "-qam", "y")
        XCTAssertEqual(try project.reobserve("apply --only-type Beta").status, 0)
        let later = try project.converse("review --allow-dirty", answers: ["u", "q"])
        XCTAssertTrue(later.text.contains("other changes were written since"), later.text)
    }

    func testWhatTheCommandUndoTookBackCanNotBeUndoneAgain() throws {
        let project = try makeProject()
        let before = try project.tree()
        _ = try project.converse("review", answers: ["a", "q"])
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        let talk = try project.converse("review", answers: ["u", "q"])
        XCTAssertTrue(talk.text.contains("Nothing to undo."), talk.text)
        XCTAssertTrue(talk.text.contains("Unit 1 of 3: Alpha"), talk.text)
        XCTAssertEqual(try project.tree(), before)
    }

    func testUncommittedChangesHinderOnlyThatUnit() throws {
        let project = try makeProject()
        try project.write("Alpha.swift", try project.text("Alpha.swift") + "// mine\n")
        // Screen.swift is changed by each unit: what the review itself wrote is no obstacle.
        let talk = try project.converse("review", answers: ["a", "s", "a", "a"])
        XCTAssertTrue(talk.text.contains("Alpha.swift: error: has uncommitted changes"), talk.text)
        XCTAssertTrue(talk.text.contains("Now: 2 accepted, 1 skipped."), talk.text)
        XCTAssertFalse(talk.text.contains("Screen.swift: error"), talk.text)
    }

    func testAFileThatChangesMeanwhileIsNotWritten() throws {
        let project = try makeProject()
        let talk = try project.converse(
            "review", answers: ["a", "q"], before: [0: "echo '// mine' >> Alpha.swift; git commit -qam y"])
        XCTAssertTrue(talk.text.contains("Alpha.swift: error: changed since it was read"), talk.text)
        XCTAssertFalse(try project.text("Alpha.swift").contains("@Observable"))
    }

    func testWhyNamesTheRuleOfEachEdit() throws {
        let project = try makeProject()
        let talk = try project.converse("review --only-type Beta", answers: ["w", "what?", "d", "q"])
        XCTAssertTrue(talk.text.contains("Unit 1 of 1: Beta"), talk.text)
        XCTAssertTrue(
            talk.text.contains("Beta.swift:4:5: the macro tracks title [published-property]"), talk.text)
        XCTAssertTrue(talk.text.contains("Screen.swift:11:6: model becomes @State [state-object]"), talk.text)
        XCTAssertTrue(talk.text.contains("k  keep: never migrate it"), talk.text)
        XCTAssertEqual(talk.text.components(separatedBy: "diff --git a/Beta.swift").count, 3, talk.text)
    }

    func testBehaviorsAreShown() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "Beacon.swift",
            """
            import SwiftUI

            final class Beacon: ObservableObject {
                @Published var isLit = false
                init() { NotificationCenter.default.post(name: Notification.Name("beacon"), object: self) }
            }

            struct BeaconView: View {
                @StateObject private var beacon = Beacon()
                var body: some View { Toggle("Lit", isOn: $beacon.isLit) }
            }

            """)
        let safe = try project.converse("review --xcode 26", answers: [])
        XCTAssertTrue(safe.text.contains("Nothing is left to review"), safe.text)
        XCTAssertTrue(safe.text.contains("1 more with --tier assisted"), safe.text)
        let talk = try project.converse("review --xcode 26 --tier assisted", answers: ["q"])
        XCTAssertTrue(talk.text.contains("What may change:"), talk.text)
    }

    func testInterruptionLeavesNothingHalfDone() throws {
        let project = try makeProject()
        let alphaOnly = try migrated(project, ["Alpha"])
        let talk = try project.converse("review", answers: ["a", "^C"])
        XCTAssertEqual(talk.status, -Int(SIGINT), talk.text)
        XCTAssertEqual(try project.tree(), alphaOnly)
        let next = try project.converse("review", answers: ["^D"])
        XCTAssertEqual(next.status, 0, next.text)
        XCTAssertTrue(next.text.contains("Unit 1 of 2: Beta"), next.text)
    }

    func testNeedsATerminal() throws {
        let project = try makeProject()
        let before = try project.tree()
        let result = try project.reobserve("review")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("needs a terminal"), result.errors)
        XCTAssertEqual(try project.tree(), before)
    }
}
