import SourceText
import Syntax
import XCTest

@testable import RuleContract

/// What is left of a source when a declaration, an attribute or some tokens are deleted.
final class EditingTests: XCTestCase {
    private func parse(_ text: String) -> SyntaxTree {
        var names = NameTable()
        return SyntaxTree.parse(SourceFile(path: "a.swift", bytes: Array(text.utf8)), names: &names)
    }

    private func apply(_ edits: [TextEdit], to tree: SyntaxTree) throws -> String {
        var bytes = tree.file.bytes
        for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
            bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func node(_ kind: SyntaxKind, containing text: String, in tree: SyntaxTree) throws -> SyntaxNode {
        try XCTUnwrap(tree.nodes.first { $0.kind == kind && $0.text.contains(text) })
    }

    /// The source without the property `gone`, for each kind of line end; nil where it can't be deleted.
    private func checkDeletion(_ before: String, _ after: String?, line: UInt = #line) throws {
        for lineEnd in ["\n", "\r\n", "\r"] {
            let tree = parse(before.replacingOccurrences("\n", lineEnd))
            let declaration = try node(.variableDeclaration, containing: "gone", in: tree)
            let edits = Editing(tree: tree).deletions(ofDeclaration: declaration)
            let found = try edits.map { try apply($0, to: tree) }
            XCTAssertEqual(found, after?.replacingOccurrences("\n", lineEnd), line: line)
        }
    }

    func testDeletionOfADeclaration() throws {
        try checkDeletion("struct A {\n    var gone = 1\n    var kept = 2\n}\n", "struct A {\n    var kept = 2\n}\n")
        try checkDeletion("struct A {\n    var kept = 2\n    var gone = 1\n}\n", "struct A {\n    var kept = 2\n}\n")
        try checkDeletion("struct A {\n    var gone = 1\n}", "struct A {\n}")
    }

    func testBlankLines() throws {
        try checkDeletion("struct A {\n    var gone = 1\n\n    var kept = 2\n}\n", "struct A {\n    var kept = 2\n}\n")
        try checkDeletion("struct A {\n    var kept = 2\n\n    var gone = 1\n}\n", "struct A {\n    var kept = 2\n}\n")
        try checkDeletion(
            "struct A {\n    var a = 2\n\n    var gone = 1\n\n    var b = 2\n}\n",
            "struct A {\n    var a = 2\n\n    var b = 2\n}\n")
    }

    func testComments() throws {
        try checkDeletion(
            "struct A {\n    // About it.\n    var gone = 1\n    func f() {}\n}\n", "struct A {\n    func f() {}\n}\n")
        try checkDeletion(
            "struct A {\n    // MARK: Part\n    var gone = 1\n    func f() {}\n}\n",
            "struct A {\n    // MARK: Part\n    func f() {}\n}\n")
        try checkDeletion(
            "struct A {\n    // About both.\n    var gone = 1\n    var b = 2\n}\n",
            "struct A {\n    // About both.\n    var b = 2\n}\n")
        try checkDeletion("struct A {\n    /* Here. */\n    var gone = 1\n}\n", nil)
        try checkDeletion("struct A {\n    var gone = 1 // Here.\n}\n", nil)
        try checkDeletion("struct A { var gone = 1; var kept = 2 }\n", nil)
    }

    func testAttributes() throws {
        let table: [(before: String, after: String)] = [
            ("@Gone var a = 1", "var a = 1"), ("@Gone\n    var a = 1", "var a = 1"),
            ("@Gone\r\n    var a = 1", "var a = 1"),
            ("@Gone @Kept var a = 1", "@Kept var a = 1"), ("@Gone /* Here. */ var a = 1", "/* Here. */ var a = 1"),
        ]
        for (before, after) in table {
            let tree = parse(before)
            let attribute = try node(.attribute, containing: "Gone", in: tree)
            XCTAssertEqual(try apply([Editing(tree: tree).deleteAttribute(attribute)], to: tree), after)
        }
    }

    func testTokens() throws {
        let table: [(before: String, after: String)] = [
            ("class A: Gone {}", "class A {}"), ("class A : Gone {}", "class A {}"),
            ("class A: /* Here. */ Gone {}", "class A /* Here. */  {}"),
        ]
        for (before, after) in table {
            let tree = parse(before)
            let texts = tree.tokens.indices.map { tree.text($0) }
            let (first, last) = (try XCTUnwrap(texts.firstIndex(of: ":")), try XCTUnwrap(texts.firstIndex(of: "Gone")))
            XCTAssertEqual(try apply(Editing(tree: tree).deleteTokens(first, last), to: tree), after)
        }
    }

    func testLines() {
        let editing = Editing(tree: parse("\u{FEFF}let a = 1\r\n\tlet b = 2\rlet c = 3\nlet d = 4"))
        XCTAssertEqual(editing.lineStart(8), 3)
        XCTAssertEqual(editing.lineEnd(8), 14)
        XCTAssertEqual(editing.indentation(at: 15), "\t")
        XCTAssertEqual(editing.lineEnding(near: 8), "\r\n")
        XCTAssertEqual(editing.lineEnding(near: 16), "\r")
        XCTAssertEqual(editing.lineEnding(near: 30), "\n")
        XCTAssertTrue(editing.isFirstOnLine(15))
        XCTAssertFalse(editing.isFirstOnLine(19))
    }
}

extension String {
    fileprivate func replacingOccurrences(_ old: Character, _ new: String) -> String {
        split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
}
