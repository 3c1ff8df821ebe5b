import Threads
import XCTest

@testable import SystemAccess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

final class TerminalTests: XCTestCase {
    func testColorDecision() {
        let table: [(ColorChoice, [String: String], Bool, Bool)] = [
            (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
            (.never, ["FORCE_COLOR": "1"], true, false),
            (.auto, [:], true, true),
            (.auto, [:], false, false),
            (.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
            (.auto, ["NO_COLOR": ""], true, true),
            (.auto, ["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
            (.auto, ["CLICOLOR_FORCE": "1"], false, true),
            (.auto, ["CLICOLOR_FORCE": "0"], false, false),
            (.auto, ["FORCE_COLOR": ""], false, false),
            (.auto, ["TERM": "dumb"], true, false),
            (.auto, ["TERM": "xterm"], true, true),
        ]
        for (choice, environment, isTerminal, expected) in table {
            XCTAssertEqual(
                Terminal.usesColor(choice, isTerminal: isTerminal, environment: { environment[$0] }), expected,
                "\(choice) \(environment)")
        }
    }

    func testClosedPipeIsSuccess() {
        Terminal.ignoreBrokenPipes()
        var ends: [Int32] = [0, 0]
        XCTAssertEqual(pipe(&ends), 0)
        var writer = OutputWriter(descriptor: ends[1], name: "pipe")
        writer.write("first")
        close(ends[0])
        writer.write("second")
        XCTAssertTrue(writer.isClosed)
        XCTAssertNil(writer.failure)
        writer.write([1, 2, 3])
        XCTAssertNil(writer.failure)
        close(ends[1])
    }

    func testOtherFailuresAreKept() {
        var writer = OutputWriter(descriptor: -1, name: "stdout")
        writer.write("text")
        XCTAssertEqual(writer.failure, FileSystemError(path: "stdout", operation: "write", code: EBADF))
    }

    func testWritesThroughAFullNonBlockingPipe() throws {
        var ends: [Int32] = [0, 0]
        XCTAssertEqual(pipe(&ends), 0)
        let (readEnd, writeEnd) = (ends[0], ends[1])
        XCTAssertEqual(fcntl(writeEnd, F_SETFL, O_NONBLOCK), 0)
        let text = [UInt8](repeating: 7, count: 300_000)
        let results = parallelMap([0, 1], threads: 2) { role -> Int in
            if role == 0 {
                var writer = OutputWriter(descriptor: writeEnd, name: "pipe")
                writer.write(text)
                close(writeEnd)
                return writer.failure == nil ? text.count : 0
            }
            var received: [UInt8] = []
            try? FileSystem.readToEnd(readEnd, into: &received, path: "pipe")
            return received.count
        }
        XCTAssertEqual(results, [text.count, text.count])
        close(readEnd)
    }
}
