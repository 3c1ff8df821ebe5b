import Reporting
import XCTest

@testable import LanguageServer

final class MessageTests: XCTestCase {
    private func message(_ text: String) -> IncomingMessage { IncomingMessage(Array(text.utf8)) }

    func testRequestsNotificationsAndResponses() {
        guard
            case .request(.number(1), "a/b", let parameters) = message(
                #"{"jsonrpc":"2.0","id":1,"method":"a/b","params":{"x":[true]}}"#)
        else { return XCTFail("no request") }
        XCTAssertEqual(parameters["x"]?.array, [.boolean(true)])
        guard case .request(.text("1"), "a", .null) = message(#"{"jsonrpc":"2.0","id":"1","method":"a"}"#) else {
            return XCTFail("no request with a text")
        }
        guard case .notification("n", .null) = message(#"{"jsonrpc":"2.0","method":"n"}"#) else {
            return XCTFail("no notification")
        }
        guard case .response(.number(3), .some(.null)) = message(#"{"jsonrpc":"2.0","id":3,"result":null}"#) else {
            return XCTFail("no response")
        }
        guard case .response(.number(3), nil) = message(#"{"jsonrpc":"2.0","id":3,"error":{"code":1,"message":""}}"#)
        else { return XCTFail("no error") }
    }

    func testWhatIsNoMessage() {
        for (text, code) in [
            ("", ResponseError.Code.parseError), ("{", .parseError), ("\u{0}", .parseError),
            (String(repeating: "[", count: 100_000), .parseError), ("[]", .invalidRequest), ("1", .invalidRequest),
            (#"{"id":1,"method":"a"}"#, .invalidRequest), (#"{"jsonrpc":"1.0","id":1,"method":"a"}"#, .invalidRequest),
            (#"{"jsonrpc":"2.0","id":{},"method":"a"}"#, .invalidRequest),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, .invalidRequest),
            (#"{"jsonrpc":"2.0","id":1,"method":7}"#, .invalidRequest), (#"{"jsonrpc":"2.0"}"#, .invalidRequest),
        ] {
            guard case .invalid(_, let error) = message(text) else { return XCTFail(String(text.prefix(50))) }
            XCTAssertEqual(error.code, code, String(text.prefix(50)))
        }
    }

    func testHalvesOfCharactersAreReplaced() throws {
        for (text, expected) in [
            (#"a\ud83db"#, "a\u{FFFD}b"), (#"\uDE00"#, "\u{FFFD}"), (#"\ud83d\ude00\ud83d"#, "😀\u{FFFD}"),
            (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"), (#"\\ud83d\ud83d"#, "\\ud83d\u{FFFD}"),
            (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"\ud83d"#, "\u{FFFD}"),
        ] {
            let message = message(#"{"jsonrpc":"2.0","method":"x","params":{"text":"\#(text)"}}"#)
            guard case .notification(_, let parameters) = message else { return XCTFail(text) }
            XCTAssertEqual(parameters["text"]?.text, expected, text)
        }
    }

    func testMessagesThatAreSentCanBeRead() {
        var reader = MessageReader()
        reader.append(OutgoingMessage.response(.number(1), nil))
        reader.append(OutgoingMessage.response(nil, ResponseError(.parseError, "“é”\n")))
        reader.append(OutgoingMessage.notification("n", ["a": 1]))
        let expected = [
            #"{"id":1,"jsonrpc":"2.0","result":null}"#,
            #"{"error":{"code":-32700,"message":"“é”\n"},"id":null,"jsonrpc":"2.0"}"#,
            #"{"jsonrpc":"2.0","method":"n","params":{"a":1}}"#,
        ]
        for text in expected { XCTAssertEqual(reader.next(), .message(Array(text.utf8))) }
        XCTAssertEqual(reader.next(), .incomplete)
    }

    func testEncodings() {
        func encoding(_ offered: JSONValue) -> PositionEncoding {
            ClientCapabilities(["capabilities": ["general": ["positionEncodings": offered]]]).encoding
        }
        XCTAssertEqual(ClientCapabilities(.null).encoding, .utf16)
        XCTAssertEqual(encoding([]), .utf16)
        XCTAssertEqual(encoding(["utf-8", "utf-16"]), .utf8)
        XCTAssertEqual(encoding(["utf-7", "utf-32"]), .utf32)
        XCTAssertEqual(encoding("utf-8"), .utf16)
    }

    func testKindsOfCodeActions() {
        XCTAssertTrue(CodeAction.Kind.fixAll.isWanted(nil))
        XCTAssertTrue(CodeAction.Kind.fixAll.isWanted(["source"]))
        XCTAssertTrue(CodeAction.Kind.rewrite.isWanted(["refactor"]))
        XCTAssertTrue(CodeAction.Kind.quickFix.isWanted([""]))
        XCTAssertFalse(CodeAction.Kind.quickFix.isWanted(["quick"]))
        XCTAssertFalse(CodeAction.Kind.rewrite.isWanted(["refactor.rewrite.other", "quickfix"]))
    }
}
