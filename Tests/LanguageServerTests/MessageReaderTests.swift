import XCTest

@testable import LanguageServer

final class MessageReaderTests: XCTestCase {
    private func framed(_ body: String) -> [UInt8] { Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8) }

    private func outcomes(_ pieces: [[UInt8]]) -> [MessageReader.Outcome] {
        var reader = MessageReader()
        var outcomes: [MessageReader.Outcome] = []
        for piece in pieces {
            reader.append(piece)
            while true {
                let outcome = reader.next()
                if outcome == .incomplete { break }
                outcomes.append(outcome)
            }
        }
        return outcomes
    }

    private func messages(_ pieces: [[UInt8]]) -> [String] {
        outcomes(pieces).compactMap {
            guard case .message(let bytes) = $0 else { return nil }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    func testMessagesInPiecesOfAnySize() {
        let bytes = framed("{\"a\":\"é\"}") + framed("{}") + framed("")
        for size in 1...bytes.count {
            let pieces = stride(from: 0, to: bytes.count, by: size).map {
                Array(bytes[$0..<min($0 + size, bytes.count)])
            }
            XCTAssertEqual(messages(pieces), ["{\"a\":\"é\"}", "{}", ""], "\(size)")
        }
    }

    func testOtherHeadersAndSpellings() {
        let type = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n"
        XCTAssertEqual(messages([Array("\(type)content-length:2\r\n\r\n{}".utf8)]), ["{}"])
        XCTAssertEqual(messages([Array("Content-Length: 2 \r\n\(type)\r\n{}".utf8)]), ["{}"])
        XCTAssertEqual(messages([Array("Content-Length: 2\n\n{}".utf8)]), ["{}"])
    }

    func testWhatIsNoLength() {
        for value in ["-1", "", "x", "1e3", "99999999999999999999999", "\(MessageReader.mostBytes + 1)", "0x10", "1 2"]
        {
            let found = outcomes([Array("Content-Length: \(value)\r\n\r\n".utf8) + framed("{}")])
            XCTAssertEqual(found.count, 2, value)
            guard case .garbage = found.first else { return XCTFail(value) }
            XCTAssertEqual(found.last, .message(Array("{}".utf8)), value)
        }
    }

    func testGarbageIsPassedOver() {
        let garbage = [UInt8](repeating: 0x7B, count: 1_000_000)
        let found = outcomes([garbage] + [framed("{}")])
        XCTAssertEqual(found.last, .message(Array("{}".utf8)))
        XCTAssertLessThan(found.count, 10)
        XCTAssertEqual(messages([Array("{\"lost\":1}".utf8) + framed("{}")]), ["{}"])
        XCTAssertEqual(messages([Array("\r\n\r\n\n\n".utf8) + framed("{}")]), ["{}"])
    }
}
