import SourceText
import XCTest

@testable import Syntax

final class StringValueTests: XCTestCase {
    /// The value of the first string literal of a text.
    private func value(_ text: String) -> String? {
        var names = NameTable()
        let tree = SyntaxTree.parse(SourceFile(path: "a.swift", bytes: Array(text.utf8)), names: &names)
        return withExtendedLifetime(tree) { tree.nodes.first { $0.kind == .stringExpression }?.stringValue }
    }

    func testEscapes() {
        XCTAssertEqual(value(#""""#), "")
        XCTAssertEqual(value(#""plain ü""#), "plain ü")
        XCTAssertEqual(value(#""a\"b\\c\n\t\r\0\'d""#), "a\"b\\c\n\t\r\0'd")
        XCTAssertEqual(value(#""\u{48}\u{1F600}""#), "H\u{1F600}")
    }

    func testRawStrings() {
        XCTAssertEqual(value(###"#"a\b"c\#n"#"###), "a\\b\"c\n")
        XCTAssertEqual(value(###"##"a\#n\##n"##"###), "a\\#n\n")
    }

    func testSeveralLines() {
        XCTAssertEqual(value("  \"\"\"\n  a\n    b\n\n  \"c\"\n  \"\"\""), "a\n  b\n\n\"c\"")
        XCTAssertEqual(value("\"\"\"\r\na\r\nb\r\n\"\"\""), "a\nb")
        XCTAssertEqual(value("\"\"\"\n  a \\\n  b\n  \"\"\""), "a b")
    }

    func testWhatHasNoValue() {
        for text in [#""a\(b)""#, #""a"#, #""\q""#, #""\u{110000}""#, #""\u{""#, #""\u""#, "name"] {
            XCTAssertNil(value(text), text)
        }
    }
}
