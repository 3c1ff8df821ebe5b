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
        XCTAssertLessThan(SortKey(1, 2, "a"), SortKey(1, 2, "b"))
        let place = SourceLocation(line: 2, column: 1)
        XCTAssertLessThan(SortKey("a", SourceLocation(line: 1, column: 9), "b"), SortKey("a", place, "a"))
        XCTAssertLessThan(SortKey("a", place, "a"), SortKey("a", place, "b"))
        XCTAssertLessThan(SortKey("b", place, "b"), SortKey("a", place, "a", after: 1))
    }

    func testPlacesAreFoundInWhatIsSorted() {
        let numbers = [1, 3, 3, 7]
        XCTAssertEqual((0...8).map { number in numbers.firstPosition { $0 >= number } }, [0, 0, 1, 1, 3, 3, 3, 3, 4])
        XCTAssertEqual([Int]().firstPosition { _ in true }, 0)
    }

    func testEqualKeysStayAsTheyAre() {
        let words = ["pear", "fig", "plum", "kiwi", "nut"]
        XCTAssertEqual(words.sorted(on: { SortKey($0.count) }), ["fig", "nut", "pear", "plum", "kiwi"])
        XCTAssertEqual([String]().sorted(on: { SortKey($0) }), [])
    }
}
