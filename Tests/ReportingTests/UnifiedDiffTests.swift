import Reporting
import SourceText
import XCTest

final class UnifiedDiffTests: XCTestCase {
    func testPatchOfOneFile() throws {
        let text =
            "import SwiftUI\n\nclass Model: ObservableObject {\n    @Published var a = 1\n    @Published var b = 2\n}\n"
        let edits = [edit(77, 88, ""), edit(52, 63, ""), edit(0, 0, "import Observation\n")]
        XCTAssertEqual(
            try patch(text, edits),
            """
            diff --git a/App/Model.swift b/App/Model.swift
            --- a/App/Model.swift
            +++ b/App/Model.swift
            @@ -1,6 +1,7 @@
            +import Observation
             import SwiftUI
             \n class Model: ObservableObject {
            -    @Published var a = 1
            -    @Published var b = 2
            +    var a = 1
            +    var b = 2
             }

            """)
    }

    func testCountsOfOneAreLeftOutAndHeadingsShown() throws {
        XCTAssertEqual(try body("a\n", [edit(0, 1, "b")]), "@@ -1 +1 @@\n-a\n+b\n")
        XCTAssertEqual(try body("", [edit(0, 0, "b\n")]), "@@ -0,0 +1 @@\n+b\n")
        XCTAssertEqual(try body("a\n", [edit(0, 2, "")]), "@@ -1 +0,0 @@\n-a\n")
        XCTAssertEqual(
            try body("struct S {\n\n\n\n\n", [edit(15, 15, "\n")]), "@@ -3,3 +3,4 @@ struct S {\n \n \n \n+\n")
    }

    func testNoChangeMakesNoPatch() throws {
        XCTAssertEqual(try patch("a\n", []), "")
        XCTAssertEqual(try patch("a\n", [edit(0, 1, "a")]), "")
    }

    func testMissingNewlineOnEitherSide() throws {
        XCTAssertEqual(try body("a", [edit(1, 1, "\n")]), "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
        XCTAssertEqual(try body("a\n", [edit(1, 2, "")]), "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n")
        XCTAssertEqual(
            try body("a\nb", [edit(0, 1, "c")]), "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n")
    }

    func testBytesAreKept() throws {
        XCTAssertEqual(
            try body("\u{FEFF}a\r\nb\0\r\n", [edit(6, 7, "é")]), "@@ -1,2 +1,2 @@\n \u{FEFF}a\r\n-b\0\r\n+é\0\r\n")
        let patch = UnifiedDiff().render(path: "a", bytes: [0xFF, 0x0A], edits: try EditSet([edit(0, 0, "x\n")]))
        XCTAssertEqual(patch.suffix(6), [0x2B, 0x78, 0x0A, 0x20, 0xFF, 0x0A])
    }

    func testOddPathsInHeaders() throws {
        XCTAssertEqual(
            try header("A B.swift"), "diff --git a/A B.swift b/A B.swift\n--- a/A B.swift\t\n+++ b/A B.swift\t\n")
        XCTAssertEqual(
            try header("é.swift"),
            #"""
            diff --git "a/\303\251.swift" "b/\303\251.swift"
            --- "a/\303\251.swift"
            +++ "b/\303\251.swift"

            """#)
        XCTAssertEqual(
            try header("é x"),
            #"""
            diff --git "a/\303\251 x" "b/\303\251 x"
            --- "a/\303\251 x"\#t
            +++ "b/\303\251 x"\#t

            """#)
    }

    func testColors() throws {
        let edits = [edit(17, 17, "!"), edit(14, 16, "")]
        let rendered = try patch("class A {\n1\n2\n3\na\r\nb", edits, style: .colored, path: "A B")
        XCTAssertEqual(
            rendered,
            """
            \u{1B}[1mdiff --git a/A B b/A B\u{1B}[m
            \u{1B}[1m--- a/A B\u{1B}[m\t
            \u{1B}[1m+++ b/A B\u{1B}[m\t
            \u{1B}[36m@@ -1,6 +1,5 @@\u{1B}[m
             class A {
             1
             2
            \u{1B}[31m-3\u{1B}[m
            \u{1B}[31m-a\u{1B}[m\r
            \u{1B}[32m+a!\u{1B}[m\r
             b
            \\ No newline at end of file

            """)
    }

    private func edit(_ start: UInt32, _ end: UInt32, _ replacement: String) -> TextEdit {
        TextEdit(range: TextRange(start, end), replacement: replacement)
    }

    private func patch(
        _ text: String,
        _ edits: [TextEdit],
        style: UnifiedDiff.Style = .plain,
        path: String = "App/Model.swift"
    ) throws -> String {
        let patch = UnifiedDiff(style: style).render(path: path, bytes: Array(text.utf8), edits: try EditSet(edits))
        return String(decoding: patch, as: UTF8.self)
    }

    /// The patch without its three lines of header.
    private func body(_ text: String, _ edits: [TextEdit]) throws -> String {
        try String(patch(text, edits).unicodeScalars.drop { $0 != "@" })
    }

    private func header(_ path: String) throws -> String {
        try String(patch("a\n", [edit(0, 1, "b")], path: path).unicodeScalars.prefix { $0 != "@" })
    }
}
