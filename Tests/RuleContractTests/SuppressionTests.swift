import SourceText
import SymbolIndex
import Syntax
import XCTest

@testable import RuleContract

/// Comments by which an author keeps code as it is.
final class SuppressionTests: XCTestCase {
    private func parse(_ text: String) -> (facts: FileFacts, tree: SyntaxTree) {
        var names = NameTable()
        let tree = SyntaxTree.parse(SourceFile(path: "a.swift", bytes: Array(text.utf8)), names: &names)
        return (FactCollector.collect(tree, names: &names), tree)
    }

    private func describe(_ suppression: Suppression) -> String {
        switch suppression.kind {
        case .keep: "keep"
        case .ignoreFile: "ignore-file"
        case .ignore(let names): names.map { "\($0.text) \($0.location.column)" }.joined(separator: ", ")
        case .unknown(let sentence): sentence
        }
    }

    func testKinds() {
        let table: KeyValuePairs = [
            "// reobserve:keep": "keep",
            "// reobserve:keep since the tests need it": "keep",
            "// reobserve:ignore-file": "ignore-file",
            "// reobserve:ignore[rule-a]": "rule-a 21",
            "// reobserve:ignore[rule-a, rule-b] for now": "rule-a 21, rule-b 29",
            "// reobserve:ignore[]": "reobserve:ignore requires rule names in brackets",
            "// reobserve:ignore rule-a": "reobserve:ignore requires rule names in brackets",
            "// reobserve:ignore[rule-a": "reobserve:ignore requires rule names in brackets",
            "// reobserve:keeep": "unknown comment reobserve:keeep; did you mean reobserve:keep?",
            "// reobserve:something-else": "unknown comment reobserve:something-else",
        ]
        for (comment, expected) in table {
            let found = Suppression.all(in: parse("\(comment)\nlet a = 1\n").facts)
            XCTAssertEqual(found.map(describe), [expected], comment)
        }
        for comment in ["// reobserve keeps", "// reobserve: is a tool", "let text = \"// reobserve:keep\""] {
            XCTAssertEqual(Suppression.all(in: parse("\(comment)\nlet a = 1\n").facts).map(describe), [], comment)
        }
    }

    func testLinesThatAreMeant() {
        let text = "// reobserve:ignore[a]\nlet a = 1\nlet b = 2 // reobserve:ignore[b]\n"
        let found = Suppression.all(in: parse(text).facts)
        XCTAssertEqual(found.map(\.line), [2, 3])
        XCTAssertEqual(found.map(\.location.line), [1, 3])
    }

    func testFiles() {
        XCTAssertTrue(Suppression.ignoresFile(parse("let a = 1\n// reobserve:ignore-file\n").facts))
        XCTAssertFalse(Suppression.ignoresFile(parse("let a = 1\n// reobserve:keep\n").facts))
    }

    func testClassesThatAreKept() throws {
        let table: KeyValuePairs = [
            "// reobserve:keep\nclass A {}": true, "class A { // reobserve:keep\n}": true,
            "@Marked\n// reobserve:keep\nclass A {}": true,
            "class A:\n    B // reobserve:keep\n{}": true, "class A {\n    // reobserve:keep\n    var a = 1\n}": false,
            "// reobserve:keep\n\nlet a = 1\nclass A {}": false, "class A {}": false,
        ]
        for (text, expected) in table {
            let (facts, tree) = parse(text)
            let declaration = try XCTUnwrap(tree.nodes.first { $0.kind == .classDeclaration })
            XCTAssertEqual(Suppression.keeps(declaration, facts: facts), expected, text)
        }
    }
}
