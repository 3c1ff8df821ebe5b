import Reporting
import SourceText
import XCTest

@testable import LanguageServer

/// Columns in all encodings, for text of which each character takes another number of units.
final class PositionTests: XCTestCase {
    private func map(_ text: String, _ encoding: PositionEncoding, isOpen: Bool = true) -> PositionMap {
        PositionMap(Array(text.utf8), encoding, isOpen: isOpen)
    }

    private func units(_ text: some StringProtocol, _ encoding: PositionEncoding) -> Int {
        switch encoding {
        case .utf8: text.utf8.count
        case .utf16: text.utf16.count
        case .utf32: text.unicodeScalars.count
        }
    }

    /// Emoji of several scalars, combining marks, text outside of the basic plane, all line ends.
    private let text = "a👩‍👩‍👧é\r\n\r\ne\u{301}𝒳 x\rß\n\n漢字 \u{1F1E9}\u{1F1EA}end"

    func testEachCharacterOfEachLine() {
        let lines = ["a👩‍👩‍👧é", "", "e\u{301}𝒳 x", "ß", "", "漢字 \u{1F1E9}\u{1F1EA}end"]
        for encoding in PositionEncoding.allCases {
            let map = map(text, encoding)
            var offset = 0
            for (number, line) in lines.enumerated() {
                for index in line.unicodeScalars.indices + [line.unicodeScalars.endIndex] {
                    let before = line.unicodeScalars[..<index]
                    let column = units(String(before), encoding)
                    let position = Position(line: number, character: column)
                    let place = offset + String(before).utf8.count
                    XCTAssertEqual(map.position(at: UInt32(place)), position, "\(encoding) \(number) \(before)")
                    XCTAssertEqual(map.offset(of: position), place, "\(encoding) \(number) \(before)")
                }
                offset += line.utf8.count
                let bytes = Array(text.utf8)
                if offset < bytes.count { offset += bytes[offset...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }
            }
            XCTAssertEqual(offset, text.utf8.count)
        }
    }

    func testPlacesThatThereAreNot() {
        let map = map("é👍x\r\nend", .utf16)
        // Within a character its start, behind a line its end, which is before CRLF.
        XCTAssertEqual(map.offset(of: Position(line: 0, character: 2)), 2)
        XCTAssertEqual(map.offset(of: Position(line: 0, character: 99)), 7)
        XCTAssertEqual(map.offset(of: Position(line: 9, character: 0)), 12)
        XCTAssertEqual(map.offset(of: Position(line: -1, character: 5)), 0)
        XCTAssertEqual(map.offset(of: Position(line: 1, character: -3)), 9)
        XCTAssertEqual(map.position(at: 99), Position(line: 1, character: 3))
        XCTAssertEqual(self.map("", .utf16).offset(of: Position(line: 0, character: 0)), 0)
    }

    /// Editors show no byte order mark of a file; a text that they send holds all that they show.
    func testByteOrderMark() {
        let text = "\u{FEFF}let x"
        for encoding in PositionEncoding.allCases {
            XCTAssertEqual(map(text, encoding, isOpen: false).position(at: 7), Position(line: 0, character: 4))
            XCTAssertEqual(map(text, encoding, isOpen: false).offset(of: Position(line: 0, character: 0)), 3)
        }
        XCTAssertEqual(map(text, .utf16).position(at: 7), Position(line: 0, character: 5))
        XCTAssertEqual(map(text, .utf8).position(at: 7), Position(line: 0, character: 7))
    }

    func testWords() {
        let map = map("é @StateObject $items x+y\n", .utf16)
        func word(_ column: Int) -> [Int] {
            let range = map.wordRange(at: SourceLocation(line: 1, column: column))
            return [range.start.character, range.end.character]
        }
        XCTAssertEqual(word(4), [2, 14])
        XCTAssertEqual(word(17), [15, 21])
        XCTAssertEqual(word(25), [23, 24], "+ is one character")
        XCTAssertEqual(
            self.map("model.$title.sink", .utf8).wordRange(at: SourceLocation(line: 1, column: 6)).end.character, 12)
        XCTAssertEqual(word(99), [25, 25], "behind the line")
        XCTAssertEqual(map.wordRange(at: SourceLocation(line: 7, column: 1)).start, Position(line: 0, character: 0))
    }

    // MARK: Changes

    /// Random changes to random texts are what they are to a string of scalars.
    func testRandomChanges() throws {
        var random = SeededNumbers(seed: 7)
        let pieces = ["", "a", "é", "👩‍👩‍👧", "𝒳", "\n", "\r\n", "\r", "let x = 1", "e\u{301}"]
        for encoding in PositionEncoding.allCases {
            var document = try XCTUnwrap(TextDocument(["uri": "file:///x", "version": 1, "text": .text(text)]))
            var expected = Array(text.unicodeScalars)
            for version in 2..<400 {
                let bounds = [0, 0].map { _ in Int.random(in: 0...expected.count, using: &random) }.sorted()
                let piece = pieces.randomElement(using: &random) ?? ""
                let whole = String(String.UnicodeScalarView(expected))
                let map = PositionMap(Array(whole.utf8), encoding, isOpen: true)
                let ends = bounds.map { count in
                    map.position(
                        at: UInt32(String(String.UnicodeScalarView(expected[..<count])).utf8.count))
                }
                // No position means a place between CR and LF.
                let isBetween = bounds.contains {
                    $0 > 0 && $0 < expected.count && expected[$0 - 1] == "\r" && expected[$0] == "\n"
                }
                if isBetween { continue }
                func value(_ position: Position) -> JSONValue {
                    ["line": .number(Double(position.line)), "character": .number(Double(position.character))]
                }
                let change: JSONValue = [
                    "range": ["start": value(ends[0]), "end": value(ends[1])], "text": .text(piece),
                ]
                XCTAssertTrue(document.change([change], version: version, encoding))
                expected.replaceSubrange(bounds[0]..<bounds[1], with: piece.unicodeScalars)
                XCTAssertEqual(
                    document.bytes, Array(String(String.UnicodeScalarView(expected)).utf8), "\(encoding) \(version)")
            }
        }
    }

    func testAChangeThatMakesNoSenseChangesNothing() throws {
        var document = try XCTUnwrap(TextDocument(["uri": "file:///x", "version": 1, "text": "abc"]))
        let start: JSONValue = ["line": 0, "character": 0]
        let good: JSONValue = ["text": "new"]
        for bad in [JSONValue.null, [:], ["text": 1], ["text": "x", "range": ["start": start]], ["range": [:]]] {
            XCTAssertFalse(document.change([good, bad], version: 2, .utf16), "\(bad)")
            XCTAssertEqual(document.bytes, Array("abc".utf8))
            XCTAssertEqual(document.version, 1)
            XCTAssertFalse(document.isKnown)
            // Known again only by its whole text.
            XCTAssertFalse(document.change([["text": "x", "range": ["start": start, "end": start]]], version: 3, .utf16))
            XCTAssertTrue(document.change([["text": "abc"]], version: 1, .utf16))
        }
        XCTAssertTrue(document.change([["text": "x", "range": .null]], version: 2, .utf16))
        let reversed: JSONValue = ["start": ["line": 0, "character": 1], "end": start]
        XCTAssertTrue(document.change([["text": "y", "range": reversed]], version: 3, .utf16))
        XCTAssertEqual(document.bytes, Array("xy".utf8))
    }

    // MARK: URIs

    func testPathsOfURIs() {
        for (uri, path) in [
            ("file:///a/b.swift", "/a/b.swift"), ("FILE:///a%20b/%C3%A9.swift", "/a b/é.swift"),
            ("file://localhost/a", "/a"), ("file:///a%2Bb+c", "/a+b+c"), ("file:///a?x#y", "/a"),
            ("file:///100%", "/100%"),
        ] {
            XCTAssertEqual(DocumentURI.path(of: uri), path, uri)
        }
        for uri in ["", "file://", "file://host/a", "untitled:Untitled-1", "http:///a", "file:///a%00b", "file:///%FF"]
        {
            XCTAssertNil(DocumentURI.path(of: uri), uri)
        }
        for path in ["/a b/é👍.swift", "/%41/c:d", "/View+Pantry.swift"] {
            XCTAssertEqual(DocumentURI.path(of: DocumentURI.uri(of: path)), path)
        }
    }
}

/// The same numbers each time (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }
}
