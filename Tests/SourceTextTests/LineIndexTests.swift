import SourceText
import XCTest

final class LineIndexTests: XCTestCase {
    func testLineStarts() {
        let cases: [(text: String, starts: [UInt32])] = [
            ("", [0]),
            ("a", [0]),
            ("a\n", [0, 2]),
            ("\n\n", [0, 1, 2]),
            ("a\r\nb", [0, 3]),
            ("a\rb", [0, 2]),
            ("a\r", [0, 2]),
            ("\r\r\n\n\r", [0, 1, 3, 4, 5]),
            ("é\n\u{2028}b", [0, 3]),
        ]
        for (text, starts) in cases {
            XCTAssertEqual(LineIndex(Array(text.utf8)).lineStarts, starts, text.debugDescription)
        }
    }

    func testLocations() {
        let index = LineIndex(Array("ab\r\né\rx".utf8))
        let expected: [(offset: UInt32, line: Int, column: Int)] = [
            (0, 1, 1), (2, 1, 3), (3, 1, 4), (4, 2, 1), (6, 2, 3), (7, 3, 1), (8, 3, 2),
        ]
        for (offset, line, column) in expected {
            XCTAssertEqual(index.location(at: offset), SourceLocation(line: line, column: column), "offset \(offset)")
        }
    }

    func testColumnsInUTF16() {
        let text = "\u{FEFF}é🙂x\r\n\t🙂y"
        let index = LineIndex(Array(text.utf8))
        var line = 1
        var column = 0
        var offset: UInt32 = 3
        for scalar in text.unicodeScalars.dropFirst() {
            XCTAssertEqual(index.location(at: offset).line, line)
            XCTAssertEqual(index.location(at: offset).utf16Column, column + 1, "offset \(offset)")
            column += UTF16.width(scalar)
            offset += UInt32(UTF8.width(scalar))
            if scalar == "\n" { (line, column) = (line + 1, 0) }
        }
        XCTAssertEqual(LineIndex(Array("ab".utf8)).location(at: 1).utf16Column, 2)
    }

    func testEndOfFileBehindALineEndIsANewLine() {
        XCTAssertEqual(LineIndex(Array("a\n".utf8)).location(at: 2), SourceLocation(line: 2, column: 1))
        XCTAssertEqual(LineIndex([]).location(at: 0), SourceLocation(line: 1, column: 1))
    }

    func testLineRangesCoverTheFile() {
        let index = LineIndex(Array("a\r\n\rbc".utf8))
        let ranges = index.lineStarts.indices.map(index.range(ofLine:))
        XCTAssertEqual(ranges, [TextRange(0, 3), TextRange(3, 4), TextRange(4, 6)])
    }

    func testLineNumberAgreesWithACountOfLineStarts() {
        let bytes = Array("a\n\n\r\nbb\rc\n".utf8)
        let index = LineIndex(bytes)
        for offset in 0...UInt32(bytes.count) {
            XCTAssertEqual(index.lineNumber(at: offset), index.lineStarts.filter { $0 <= offset }.count - 1)
        }
    }

    func testLocationsAreOrderedByLineThenColumn() {
        XCTAssertLessThan(SourceLocation(line: 1, column: 9), SourceLocation(line: 2, column: 1))
        XCTAssertLessThan(SourceLocation(line: 2, column: 1), SourceLocation(line: 2, column: 2))
    }

    func testPlacesBehindAKnownOneAreThoseOfThePlacesAlone() {
        let bytes = Array("\u{FEFF}é😀a\nbé😀c😀d\n".utf8) + [0xFF, 0xF0, 0x9F] + Array("e😀f".utf8)
        let lines = LineIndex(bytes)
        let starts = bytes.indices.filter { bytes[$0] < 0x80 }.map { UInt32($0) }
        for first in starts {
            for second in starts where second >= first {
                let place = lines.location(at: second, after: (first, lines.location(at: first)))
                XCTAssertEqual(place, lines.location(at: second))
                XCTAssertEqual(place.utf16Column, lines.location(at: second).utf16Column, "\(first) \(second)")
            }
        }
    }
}
