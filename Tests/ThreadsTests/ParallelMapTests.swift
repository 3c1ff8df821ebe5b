import XCTest

@testable import Threads

final class ParallelMapTests: XCTestCase {
    private final class Counter {
        var sum = 0
        var calls = 0
    }

    func testOrderAndStates() {
        for threads in [1, 2, 8, 64] {
            for count in [0, 1, 7, 1000] {
                let inputs = Array(0..<count)
                let result = parallelMap(inputs, threads: threads, workerState: { Counter() }) { state, input in
                    state.sum += input
                    state.calls += 1
                    return "\(input * 2)"
                }
                XCTAssertEqual(result.outputs, inputs.map { "\($0 * 2)" })
                XCTAssertEqual(result.states.reduce(0) { $0 + $1.sum }, inputs.reduce(0, +))
                XCTAssertEqual(result.states.reduce(0) { $0 + $1.calls }, count)
                XCTAssertEqual(result.states.count, max(1, min(threads, count)))
            }
        }
    }

    func testWithoutState() {
        XCTAssertEqual(parallelMap([3, 1, 2], threads: 0) { $0 + 1 }, [4, 2, 3])
    }

    func testOptionalOutputsAreKept() {
        let outputs: [Int?] = parallelMap(Array(0..<100), threads: 4) { $0 % 2 == 0 ? nil : $0 }
        XCTAssertEqual(outputs, (0..<100).map { $0 % 2 == 0 ? nil : $0 })
    }

    /// The main thread of a process has 8 MiB, a secondary one of macOS half a MiB.
    func testDeepRecursionFitsTheStack() {
        @Sendable func depth(_ remaining: Int, _ seed: (Int, Int, Int, Int)) -> Int {
            if remaining == 0 { return seed.0 &+ seed.3 }
            let next = depth(remaining - 1, (seed.3, seed.0, seed.1, seed.2 &+ 1))
            return next &+ seed.1
        }
        for threads in [1, 8] {
            XCTAssertEqual(
                parallelMap(Array(repeating: 30_000, count: 16), threads: threads) { depth($0, (1, 2, 3, 4)) }.count, 16
            )
        }
    }

    func testProcessorCount() {
        XCTAssertGreaterThanOrEqual(processorCount(), 1)
    }
}
