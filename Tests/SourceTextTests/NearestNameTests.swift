import XCTest

@testable import SourceText

final class NearestNameTests: XCTestCase {
    func testNearestName() {
        let names = ["diff", "apply", "rules", "explain", "version", "help"]
        for (word, nearest) in [
            ("dif", "diff"), ("appyl", "apply"), ("exp", "explain"), ("EXPLIAN", "explain"), ("vresion", "version"),
            ("hlep", "help"),
        ] {
            XCTAssertEqual(nearestName(to: word, among: names), nearest, word)
        }
        for word in ["", "x", "frobnicate", "Sources"] { XCTAssertNil(nearestName(to: word, among: names), word) }
        XCTAssertEqual(editDistance(Array("kitten".utf8), Array("sitting".utf8)), 3)
        XCTAssertEqual(editDistance([], [1, 2]), 2)
        XCTAssertEqual(editDistance([1, 2], []), 2)
    }
}
