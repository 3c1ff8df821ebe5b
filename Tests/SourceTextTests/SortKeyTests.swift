import SourceText
import XCTest

final class SortKeyTests: XCTestCase {
    func testTheFirstPartThatDiffersDecides() {
        XCTAssertLessThan(SortKey(1, "b"), SortKey(2, "a"))
        XCTAssertLessThan(SortKey(-2, "b"), SortKey(-1, "a"))
        XCTAssertLessThan(SortKey(1, "a"), SortKey(1, "b"))
        XCTAssertLessThan(SortKey(1, 2), SortKey(1, 3))
        XCTAssertLessThan(SortKey("a", TextRange(1, 2)), SortKey("a", TextRange(1, 3)))
        XCTAssertLessThan(SortKey("a", TextRange(9, 9)), SortKey("b", TextRange(1, 3)))
    }

    func testEqualKeysStayAsTheyAre() {
        let words = ["pear", "fig", "plum", "kiwi", "nut"]
        XCTAssertEqual(words.sorted(on: { SortKey($0.count) }), ["fig", "nut", "pear", "plum", "kiwi"])
        XCTAssertEqual([String]().sorted(on: { SortKey($0) }), [])
    }
}
