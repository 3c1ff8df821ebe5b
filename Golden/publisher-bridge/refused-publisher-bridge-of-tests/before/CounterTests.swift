// Catalogue 76: the test expects a value of the property.
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
}
