import SourceText
import XCTest

final class EditSetTests: XCTestCase {
    func testEditsAreSortedAndAppliedInOnePass() throws {
        XCTAssertEqual(try apply([edit(4, 5, "E"), edit(0, 1, ""), edit(2, 2, "+")], to: "abcdef"), "b+cdEf")
    }

    func testNoEditLeavesTheFile() throws {
        let edits = try EditSet([])
        XCTAssertTrue(edits.isEmpty)
        XCTAssertEqual(edits.applied(to: [0xFF, 0x00, 0x0D]), [0xFF, 0x00, 0x0D])
    }

    func testTouchingEditsAreNoConflict() throws {
        XCTAssertEqual(try apply([edit(2, 4, "Y"), edit(0, 2, "X")], to: "aabb"), "XY")
    }

    func testInsertionsAtOnePlaceKeepTheirOrder() throws {
        XCTAssertEqual(try apply([edit(1, 1, "2"), edit(1, 1, "1"), edit(1, 1, "3")], to: "ab"), "a213b")
    }

    func testInsertionStandsBeforeTheRangeItStartsAndBehindTheOneItEnds() throws {
        let edits = [edit(2, 4, "Y"), edit(2, 2, "|"), edit(0, 2, "X")]
        XCTAssertEqual(try apply(edits, to: "aabb"), "X|Y")
    }

    func testEqualEditsMerge() throws {
        let edits = [edit(1, 2, "x"), edit(0, 0, "import A\n"), edit(1, 2, "x"), edit(0, 0, "import A\n")]
        XCTAssertEqual(try EditSet(edits).edits, [edit(0, 0, "import A\n"), edit(1, 2, "x")])
    }

    func testEqualInsertionsMergeAcrossOthers() throws {
        XCTAssertEqual(try apply([edit(0, 0, "a"), edit(0, 0, "b"), edit(0, 0, "a")], to: ""), "ab")
    }

    func testConflicts() {
        assertConflict(edit(0, 3, "x"), edit(2, 4, "y"), "overlap")
        assertConflict(edit(0, 4, "x"), edit(1, 2, "y"), "one inside the other")
        assertConflict(edit(0, 2, "x"), edit(0, 3, "x"), "same start")
        assertConflict(edit(0, 3, "x"), edit(0, 3, "y"), "same range, other text")
        assertConflict(edit(0, 3, "x"), edit(1, 1, "y"), "insertion inside a replaced range")
        assertConflict(edit(0, 3, ""), edit(2, 3, ""), "two deletions")
    }

    func testConflictBehindAMergedInsertionIsFound() {
        XCTAssertThrowsError(try EditSet([edit(0, 4, "x"), edit(0, 0, "i"), edit(3, 5, "y"), edit(0, 0, "i")]))
    }

    /// Swift's strings compare by canonical equivalence, files don't.
    func testTextsThatLookAlikeAreNotEqual() {
        XCTAssertNotEqual(edit(0, 0, "\u{E9}"), edit(0, 0, "e\u{301}"))
        XCTAssertEqual(Set([edit(0, 0, "\u{E9}"), edit(0, 0, "e\u{301}"), edit(0, 0, "\u{E9}")]).count, 2)
        assertConflict(edit(0, 1, "\u{E9}"), edit(0, 1, "e\u{301}"), "two ways to write é")
    }

    func testAnInsertionOfNothingIsNoEdit() throws {
        XCTAssertTrue(try EditSet([edit(2, 2, "")]).isEmpty)
        XCTAssertEqual(try apply([edit(0, 3, "x"), edit(1, 1, "")], to: "abcd"), "xd")
    }

    func testManyInsertionsAtOnePlaceTakeLinearTime() throws {
        let edits = (0..<20_000).map { edit(0, 0, "import Module\($0)\n") }
        let started = ContinuousClock.now
        XCTAssertEqual(try EditSet(edits + edits).edits.count, edits.count)
        XCTAssertLessThan(ContinuousClock.now - started, .seconds(5))
    }

    func testEditsBeyondTheEndAreLeftOut() throws {
        XCTAssertEqual(try apply([edit(0, 1, "x"), edit(1, 9, "y"), edit(9, 9, "z")], to: "ab"), "xb")
        XCTAssertEqual(try apply([edit(2, 2, "!")], to: "ab"), "ab!")
    }

    func testBytesOutsideTheEditsStayAsTheyAre() throws {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFF, 0x00, 0x0D, 0x0A, 0x61, 0xC3]
        let result = try EditSet([edit(7, 8, "é\r\n")]).applied(to: bytes)
        XCTAssertEqual(result, [0xEF, 0xBB, 0xBF, 0xFF, 0x00, 0x0D, 0x0A, 0xC3, 0xA9, 0x0D, 0x0A, 0xC3])
    }

    private func edit(_ start: UInt32, _ end: UInt32, _ replacement: String) -> TextEdit {
        TextEdit(range: TextRange(start, end), replacement: replacement)
    }

    private func apply(_ edits: [TextEdit], to text: String) throws -> String {
        String(decoding: try EditSet(edits).applied(to: Array(text.utf8)), as: UTF8.self)
    }

    private func assertConflict(_ first: TextEdit, _ second: TextEdit, _ message: String, line: UInt = #line) {
        for edits in [[first, second], [second, first]] {
            XCTAssertThrowsError(try EditSet(edits), message, line: line) { error in
                let conflict = error as? EditConflict
                XCTAssertEqual(conflict.map { Set([$0.first, $0.second]) }, Set(edits), message, line: line)
            }
        }
    }
}
