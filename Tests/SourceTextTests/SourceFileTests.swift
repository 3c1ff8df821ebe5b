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

    /// Every byte counts, whether it is hashed alone or with seven others.
    func testContentHashSeesEveryByte() {
        let bytes = Array("final class Store: ObservableObject {}".utf8)
        var hashes: Set<UInt64> = [SourceFile.contentHash(bytes), SourceFile.contentHash([])]
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            hashes.insert(SourceFile.contentHash(changed))
            hashes.insert(SourceFile.contentHash(Array(bytes[..<index]) + [0]))
        }
        XCTAssertEqual(hashes.count, 2 * bytes.count + 2)
        XCTAssertEqual(SourceFile.contentHash(bytes), SourceFile.contentHash(Array(bytes)))
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
