import SourceText
import XCTest

final class TextRangeTests: XCTestCase {
    func testSortedRangesTouchWhatOneOfThemTouches() {
        let ranges = [TextRange(2, 4), TextRange(at: 6), TextRange(6, 9), TextRange(20, 30)]
        for start in UInt32(0)..<34 {
            for end in start..<34 {
                let isTouched = ranges.contains { $0.start <= end && start <= $0.end }
                XCTAssertEqual(ranges.touch(TextRange(start, end)), isTouched, "\(start)..<\(end)")
            }
        }
        XCTAssertFalse([TextRange]().touch(TextRange(0, 9)))
    }
}
