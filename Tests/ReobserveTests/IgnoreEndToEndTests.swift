import XCTest

@testable import SystemAccess
@testable import reobserve

/// `reobserve ignore`: the comments that keep types as they are.
final class IgnoreEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model())
        try project.write("App/Screen.swift", Sample.view())
        try project.write("App/Watched.swift", "// Header\n" + Sample.model("Watched"))
        try project.write("App/Watch.swift", Sample.publisherUse(of: "Watched"))
        try project.write(
            "App/Nested.swift",
            "import SwiftUI\n\nenum Outer {\n    /// Of the outer one.\n    final class Model: ObservableObject {\n        @Published var title = \"\"\n    }\n}\n"
        )
        try project.commitAll()
        return project
    }

    private let comment = "// reobserve:keep until 2027\n"

    func testTheCommentIsAboveTheClassAndUndoTakesItBack() throws {
        let project = try makeProject()
        let before = try project.tree()
        let result = try project.reobserve("ignore", "Watched", "Outer.Model", "--reason", "until\n2027")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.text, "")
        XCTAssertTrue(
            result.errors.hasPrefix("App/Nested.swift:5: Outer.Model is kept\nApp/Watched.swift:4: Watched is kept\n"),
            result.errors)
        XCTAssertEqual(
            try project.text("App/Watched.swift"),
            "// Header\n" + Sample.model("Watched").replacingOccurrences(of: "final", with: comment + "final"))
        XCTAssertTrue(
            try project.text("App/Nested.swift").contains("    \(comment)    /// Of the outer one.\n    final class"))
        var expected = before
        for path in ["App/Watched.swift", "App/Nested.swift"] { expected[path] = try project.bytes(path) }
        XCTAssertEqual(try project.tree(), expected)
        XCTAssertTrue(try project.reobserve("why Watched").text.contains("kept"))
        XCTAssertEqual(try project.reobserve("check --fail-on blocked").status, 0, "a kept type never fails")
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        XCTAssertEqual(try project.tree(), before)
    }

    func testANameIsAllTypesOfThatName() throws {
        let project = try makeProject()
        XCTAssertEqual(try project.reobserve("ignore Model -q").errors, "")
        for path in ["App/Model.swift", "App/Nested.swift"] {
            XCTAssertTrue(try project.text(path).contains("// reobserve:keep\n"), path)
        }
    }

    func testASecondTimeWritesNothing() throws {
        let project = try makeProject()
        _ = try project.reobserve("ignore Watched")
        let before = try project.tree()
        let result = try project.reobserve("ignore Watched --allow-dirty")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "App/Watched.swift:5: Watched is already kept\nNothing was written.\n")
        XCTAssertEqual(try project.tree(), before)
    }

    func testTypesOfTheUnitAreNamed() throws {
        let project = try makeProject()
        try project.write(
            "App/Sub.swift",
            Sample.model("Base").replacingOccurrences(of: "final ", with: "") + "\nfinal class Sub: Base {}\n")
        let result = try project.reobserve("ignore Base --allow-dirty")
        XCTAssertTrue(result.errors.contains("Sub stays too"), result.errors)
    }

    func testNothingIsWrittenWhereItCantBe() throws {
        let project = try makeProject()
        try project.write("Pods/Theirs.swift", Sample.model("Theirs"))
        try project.write("App/Generated.swift", "// @generated\n" + Sample.model("Generated"))
        try project.write("App/Watched.swift", "// changed\n" + Sample.model("Watched"))
        let before = try project.tree()
        for (arguments, message) in [
            ("Modle", "there is no ObservableObject class named “Modle”"), ("Model Nothing", "named “Nothing”"),
            ("Model Watched", "has uncommitted changes"), ("Model Theirs", "Pods/Theirs.swift: error: "),
            ("Model Generated", "is generated"), ("", "ignore takes the names of types"),
        ] {
            let result = try project.reobserve("ignore \(arguments)")
            XCTAssertEqual(result.status, 2, arguments)
            XCTAssertTrue(result.errors.contains(message), "\(arguments): \(result.errors)")
            XCTAssertEqual(try project.tree(), before, arguments)
        }
        XCTAssertEqual(try project.reobserve("ignore Watched --allow-dirty").status, 0)
    }
}
