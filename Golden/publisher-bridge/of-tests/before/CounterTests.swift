// Catalogue 76: one test expects values of a property, the other one counts changes.
import Combine
import XCTest

final class CounterTests: XCTestCase {
    func testValue() {
        let counter = Counter()
        let expectation = expectation(description: "value")
        let subscription = counter.$value.dropFirst().sink { _ in expectation.fulfill() }
        counter.value = 1
        wait(for: [expectation], timeout: 1)
        subscription.cancel()
    }

    func testChanges() {
        let score = Score()
        var count = 0
        let subscription = score.objectWillChange.sink { count += 1 }
        score.points = 1
        XCTAssertEqual(count, 1)
        subscription.cancel()
    }
}
