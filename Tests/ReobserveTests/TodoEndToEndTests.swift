import XCTest

@testable import reobserve

/// Runs the real program with `--insert-todos`.
final class TodoEndToEndTests: XCTestCase {
    private static let comment =
        "// TODO: reobserve[publisher-projection] $title is used as a publisher, so Stuck stays an ObservableObject. "
        + "Replace the pipeline with onChange(of:), task(id:) or your own subject.\n"

    /// One type that moves and one that stays.
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model())
        try project.write("Screen.swift", Sample.view())
        try project.write("Stuck.swift", Sample.model("Stuck") + Sample.view("StuckScreen", of: "Stuck"))
        try project.write("Watch.swift", Sample.publisherUse(of: "Stuck"))
        return project
    }

    private var commented: String {
        Sample.publisherUse(of: "Stuck").replacingOccurrences(
            of: "    model.$title", with: "    " + TodoEndToEndTests.comment + "    model.$title")
    }

    func testApplyWritesOnceAndUndoTakesBack() throws {
        let project = try makeProject()
        try project.commitAll()
        let before = try project.tree()
        let first = try project.reobserve("apply --insert-todos")
        XCTAssertEqual(first.status, 0, first.errors)
        XCTAssertTrue(
            first.errors.hasPrefix("1 of 2 types migrated in 2 files. 1 is blocked.\nTODO comments: 1 added.\n"),
            first.errors)
        XCTAssertEqual(try project.text("Watch.swift"), commented)
        XCTAssertEqual(try project.text("Model.swift"), Sample.migratedModel())
        let after = try project.tree()
        let second = try project.reobserve("apply --insert-todos")
        XCTAssertEqual(second.status, 0, second.errors)
        XCTAssertFalse(second.errors.contains("TODO comments"), second.errors)
        XCTAssertEqual(try project.tree(), after)
        XCTAssertEqual(try project.reobserve("diff --insert-todos").status, 0)
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.tree(), before)
    }

    func testDiffPlanAndApplyGiveTheSame() throws {
        let applied = try makeProject()
        let patched = try makeProject()
        let planned = try makeProject()
        for project in [applied, patched, planned] { try project.commitAll() }
        XCTAssertEqual(try applied.reobserve("apply --insert-todos").status, 0)
        let elsewhere = try TemporaryDirectory()
        let diff = try patched.reobserve("diff", "--insert-todos", "--plan-out", elsewhere.path("plan.json"))
        XCTAssertEqual(diff.status, 1)
        try patched.gitApply(diff.output)
        XCTAssertEqual(try patched.tree(), try applied.tree())
        XCTAssertEqual(try planned.reobserve("apply", "--plan", elsewhere.path("plan.json")).status, 0)
        XCTAssertEqual(try planned.tree(), try applied.tree())
    }

    func testOnlyCommentsAreAChange() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("apply").status, 0)
        XCTAssertEqual(
            try project.text("Watch.swift"), Sample.publisherUse(of: "Stuck"), "no comments without the flag")
        XCTAssertEqual(try project.reobserve("diff").status, 0)
        XCTAssertEqual(try project.reobserve("diff --insert-todos").status, 1)
        XCTAssertEqual(try project.reobserve("diff --insert-todos --list").text, "Watch.swift\n")
        let applied = try project.reobserve("apply --insert-todos")
        XCTAssertTrue(applied.errors.hasPrefix("0 of 1 type migrated."), applied.errors)
    }

    func testCommentsGoWithTheirReason() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("apply --insert-todos").status, 0)
        // Kept by its author.
        try project.write(
            "Stuck.swift",
            "// reobserve:keep\n" + Sample.model("Stuck").dropFirst("import SwiftUI\n\n".count)
                + Sample.view("StuckScreen", of: "Stuck"))
        XCTAssertEqual(try project.reobserve("diff --insert-todos --list").text, "Watch.swift\n")
        // The use is gone, and so the type moves.
        try project.write("Stuck.swift", Sample.model("Stuck") + Sample.view("StuckScreen", of: "Stuck"))
        try project.write(
            "Watch.swift", commented.replacingOccurrences(of: "    model.$title", with: "    Just(model.title)"))
        let withFlag = try project.reobserve("diff --insert-todos")
        XCTAssertTrue(withFlag.text.contains("-    " + TodoEndToEndTests.comment), withFlag.text)
        XCTAssertEqual(try project.reobserve("diff").text, withFlag.text, "it names a type that moves")
        // No legacy type is left at all.
        for name in ["Model.swift", "Screen.swift", "Stuck.swift"] { try project.write(name, "import SwiftUI\n") }
        XCTAssertEqual(try project.reobserve("diff").status, 0)
        let result = try project.reobserve("apply --insert-todos")
        XCTAssertTrue(result.errors.contains("TODO comments: 1 removed.\n"), result.errors)
        XCTAssertFalse(try project.text("Watch.swift").contains("TODO"))
    }

    func testFilesThatAreNotEditedGetNone() throws {
        let project = try makeProject()
        let use = Sample.publisherUse(of: "Stuck").replacingOccurrences(of: "watch", with: "watchToo")
        try project.write("Pods/Watch.swift", use)
        try project.write("Made.swift", "// @generated\n" + use)
        try project.write(
            "Elsewhere/Watch.swift",
            "// TODO: reobserve[actor] Stuck is an actor, so it stays an ObservableObject. Use a @MainActor class.\n")
        XCTAssertEqual(
            try project.reobserve("diff Watch.swift Stuck.swift --insert-todos --list").text, "Watch.swift\n")
        XCTAssertEqual(try project.reobserve("diff Stuck.swift --insert-todos --list").text, "")
        XCTAssertEqual(
            try project.reobserve("diff --insert-todos --list --exclude Elsewhere").text,
            "Model.swift\nScreen.swift\nWatch.swift\n")
        XCTAssertEqual(
            try project.reobserve("diff --insert-todos --list").text,
            "Elsewhere/Watch.swift\nModel.swift\nScreen.swift\nWatch.swift\n")
    }

    func testFlagBelongsToDiffAndApply() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("check --insert-todos").status, 2)
        XCTAssertEqual(try project.reobserve("apply --plan plan.json --insert-todos").status, 2)
        try project.write(".reobserve.json", "{\"insert-todos\": true}\n")
        XCTAssertTrue(try project.reobserve("diff").text.contains(TodoEndToEndTests.comment))
        let checked = try project.reobserve("check --fail-on none --output json")
        XCTAssertEqual(checked.status, 0, checked.errors)
        XCTAssertTrue(
            checked.text.contains("\"todos\" : [\n\n  ]") || checked.text.contains("\"todos\": []"), checked.text)
    }
}
