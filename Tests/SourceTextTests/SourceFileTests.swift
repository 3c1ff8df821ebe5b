import SourceText
import XCTest

final class SourceFileTests: XCTestCase {
    func testTextOfARange() {
        let file = SourceFile(path: "A.swift", bytes: Array("let é = 1\r\n".utf8))
        XCTAssertEqual(file.text(TextRange(4, 6)), "é")
        XCTAssertEqual(file.text(TextRange(at: 3)), "")
        XCTAssertEqual(file.text(TextRange(0, 12)), "let é = 1\r\n")
    }

    func testTextLeavesOutWhatIsBeyondTheEnd() {
        let file = SourceFile(path: "A.swift", bytes: Array("abc".utf8))
        XCTAssertEqual(file.text(TextRange(1, 99)), "bc")
        XCTAssertEqual(file.text(TextRange(50, 99)), "")
        XCTAssertEqual(SourceFile(path: "", bytes: []).text(TextRange(0, 1)), "")
    }

    func testInvalidBytesBecomeReplacementCharacters() {
        let file = SourceFile(path: "A.swift", bytes: [0x61, 0xFF, 0xC3, 0xA9])
        XCTAssertEqual(file.text(TextRange(0, 4)), "a\u{FFFD}é")
        XCTAssertEqual(file.text(TextRange(0, 3)), "a\u{FFFD}\u{FFFD}")
    }

    func testContentHashIsFNV1a() {
        XCTAssertEqual(SourceFile.contentHash([]), 0xcbf2_9ce4_8422_2325)
        XCTAssertEqual(SourceFile.contentHash(Array("foobar".utf8)), 0x8594_4171_f739_67e8)
        XCTAssertNotEqual(SourceFile.contentHash([0x0A]), SourceFile.contentHash([0x0D, 0x0A]))
    }

    func testTextRange() {
        XCTAssertEqual(TextRange(5, 3), TextRange(at: 5))
        XCTAssertEqual(TextRange(2, 6).count, 4)
        XCTAssertTrue(TextRange(2, 6).contains(TextRange(at: 6)))
        XCTAssertFalse(TextRange(2, 6).contains(TextRange(1, 3)))
        XCTAssertLessThan(TextRange(2, 2), TextRange(2, 3))
        XCTAssertEqual(TextRange(2, 6).description, "2..<6")
    }
}
