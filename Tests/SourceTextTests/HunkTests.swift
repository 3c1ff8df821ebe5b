import SourceText
import XCTest

/// A hunk is written here as its four numbers and its lines; `\` stands behind a line with no newline.
final class HunkTests: XCTestCase {
    // MARK: Edits within lines

    func testAChangedLineIsShownOldThenNew() throws {
        try assertHunks("a\nb\nc\n", [edit(2, 3, "X")], ["1,3 1,3", " a", "-b", "+X", " c"])
    }

    func testManyEditsOnOneLineAreOneChange() throws {
        let edits = [edit(0, 3, "var"), edit(4, 5, "x"), edit(8, 8, "!")]
        try assertHunks("let a, b\n", edits, ["1,1 1,1", "-let a, b", "+var x, b!"])
    }

    func testRemovedLinesStandBeforeAddedOnes() throws {
        try assertHunks("a\nb\n", [edit(0, 1, "A"), edit(2, 3, "B")], ["1,2 1,2", "-a", "-b", "+A", "+B"])
    }

    func testALineSplitInTwo() throws {
        try assertHunks("a; b\n", [edit(1, 3, "\n")], ["1,1 1,2", "-a; b", "+a", "+b"])
    }

    func testTwoLinesJoined() throws {
        try assertHunks("a\nb\nc\n", [edit(1, 2, " ")], ["1,3 1,2", "-a", "-b", "+a b", " c"])
    }

    func testEditsThatChangeNothing() throws {
        try assertHunks("a\nb\n", [edit(0, 1, "a"), edit(1, 4, "\nb\n")], [])
        try assertHunks("a\nb\n", [], [])
        try assertHunks("ab\n", [edit(0, 1, ""), edit(1, 1, "a")], [])
        try assertHunks("a\na\n", [edit(0, 2, ""), edit(4, 4, "a\n")], [])
    }

    // MARK: Whole lines

    func testAnInsertedLineIsOnlyAdded() throws {
        let expected = ["1,2 1,3", " a", "+X", " b"]
        try assertHunks("a\nb\n", [edit(2, 2, "X\n")], expected)
        try assertHunks("a\nb\n", [edit(1, 1, "\nX")], expected)
        try assertHunks("a\nb\n", [edit(1, 2, "\nX\n")], expected)
        try assertHunks("a\nb\n", [edit(0, 4, "a\nX\nb\n")], expected)
    }

    func testALineInsertedBehindTheIndentation() throws {
        try assertHunks("  a\n", [edit(2, 2, "@X\n  ")], ["1,1 1,2", "+  @X", "   a"])
    }

    func testADeletedLineIsOnlyRemoved() throws {
        let expected = ["1,3 1,2", " a", "-b", " c"]
        try assertHunks("a\nb\nc\n", [edit(2, 4, "")], expected)
        try assertHunks("a\nb\nc\n", [edit(1, 3, "")], expected)
        try assertHunks("a\nb\nc\n", [edit(0, 5, "a\nc")], expected)
    }

    func testALineDeletedBehindTheIndentation() throws {
        try assertHunks("  a\n  b\n", [edit(2, 6, "")], ["1,2 1,1", "-  a", "   b"])
    }

    func testAReplacedRangeShowsOnlyItsChangedLines() throws {
        try assertHunks(
            "a\nb\nc\nd\ne\n", [edit(0, 9, "a\nB\nc\nD\ne")], ["1,5 1,5", " a", "-b", "+B", " c", "-d", "+D", " e"])
    }

    func testALineMovedToItsNeighborKeepsTheOther() throws {
        try assertHunks("a\nb\n", [edit(0, 2, ""), edit(4, 4, "a\n")], ["1,2 1,2", "-a", " b", "+a"])
    }

    /// Replacing a line by its neighbor and deleting the neighbor is one removed line.
    func testNeighboringChangesAreTrimmedTogether() throws {
        try assertHunks("a\nb\n", [edit(0, 1, "b"), edit(2, 4, "")], ["1,2 1,1", "-a", " b"])
    }

    func testInsertionBehindADeletedLine() throws {
        try assertHunks("a\nb\n", [edit(0, 2, ""), edit(2, 2, "X\nY\n")], ["1,2 1,3", "-a", "+X", "+Y", " b"])
    }

    func testDeletedLineFeedJoinsWithAChangeOfTheNextLine() throws {
        try assertHunks("a\nb\nc\n", [edit(1, 2, ""), edit(3, 3, "!")], ["1,3 1,2", "-a", "-b", "+ab!", " c"])
    }

    // MARK: Ends of the file

    func testEmptyFile() throws {
        try assertHunks("", [edit(0, 0, "a\nb\n")], ["0,0 1,2", "+a", "+b"])
        try assertHunks("", [edit(0, 0, "a")], ["0,0 1,1", "+a\\"])
        try assertHunks("", [edit(0, 0, "\n")], ["0,0 1,1", "+"])
    }

    func testDeletionOfEverything() throws {
        try assertHunks("a\nb\n", [edit(0, 4, "")], ["1,2 0,0", "-a", "-b"])
        try assertHunks("a\nb", [edit(0, 3, "")], ["1,2 0,0", "-a", "-b\\"])
        try assertHunks("a", [edit(0, 1, "")], ["1,1 0,0", "-a\\"])
    }

    func testInsertionAtTheStart() throws {
        try assertHunks("a\n", [edit(0, 0, "X\n")], ["1,1 1,2", "+X", " a"])
    }

    func testInsertionAtTheEndOfATerminatedFile() throws {
        try assertHunks("a\n", [edit(2, 2, "X\n")], ["1,1 1,2", " a", "+X"])
        try assertHunks("a\n", [edit(2, 2, "X")], ["1,1 1,2", " a", "+X\\"])
        try assertHunks("a\n", [edit(2, 2, "X"), edit(2, 2, "Y\n")], ["1,1 1,2", " a", "+XY"])
    }

    func testInsertionAtTheEndOfAnUnterminatedFile() throws {
        try assertHunks("a\nb", [edit(3, 3, "X")], ["1,2 1,2", " a", "-b\\", "+bX\\"])
        try assertHunks("a\nb", [edit(3, 3, "\nX")], ["1,2 1,3", " a", "-b\\", "+b", "+X\\"])
        try assertHunks("a\nb", [edit(3, 3, "\n")], ["1,2 1,2", " a", "-b\\", "+b"])
        try assertHunks(
            "a\nb", [edit(2, 3, "B"), edit(3, 3, "\n"), edit(3, 3, "c\n")], ["1,2 1,3", " a", "-b\\", "+B", "+c"])
    }

    func testChangesBeforeAnUnterminatedLine() throws {
        try assertHunks("a\nb", [edit(0, 1, "A")], ["1,2 1,2", "-a", "+A", " b\\"])
        try assertHunks("a\nb", [edit(2, 2, "X\n")], ["1,2 1,3", " a", "+X", " b\\"])
    }

    func testDeletionAtTheEnd() throws {
        try assertHunks("a\nb\n", [edit(3, 4, "")], ["1,2 1,2", " a", "-b", "+b\\"])
        try assertHunks("a\nb\n", [edit(1, 4, "")], ["1,2 1,1", "-a", "-b", "+a\\"])
        try assertHunks("a\nb", [edit(2, 3, "")], ["1,2 1,1", " a", "-b\\"])
        try assertHunks("a\nb", [edit(1, 3, "")], ["1,2 1,1", "-a", "-b\\", "+a\\"])
        try assertHunks("a\nb", [edit(2, 3, ""), edit(3, 3, "c")], ["1,2 1,2", " a", "-b\\", "+c\\"])
    }

    func testEditsBeyondTheEndAreLeftOut() throws {
        try assertHunks("a\n", [edit(0, 1, "b"), edit(2, 3, "c"), edit(7, 7, "d")], ["1,1 1,1", "-a", "+b"])
        try assertHunks("a\n", [edit(5, 7, "b")], [])
    }

    // MARK: Odd bytes

    func testCarriageReturnsBelongToTheirLines() throws {
        try assertHunks("a\r\nb\rc\r\n", [edit(5, 6, "C")], ["1,2 1,2", " a\r", "-b\rc\r", "+b\rC\r"])
        try assertHunks("a\r\nb\r\n", [edit(1, 2, "")], ["1,2 1,2", "-a\r", "+a", " b\r"])
        try assertHunks("a\r\nb\r\n", [edit(1, 1, "\r\nX")], ["1,2 1,3", " a\r", "+X\r", " b\r"])
        try assertHunks("a\r\nb\r\n", [edit(2, 2, "\nX\r")], ["1,2 1,3", " a\r", "+X\r", " b\r"])
        try assertHunks("a\rb\r", [edit(0, 1, "A")], ["1,1 1,1", "-a\rb\r\\", "+A\rb\r\\"])
    }

    func testByteOrderMarkAndNul() throws {
        try assertHunks("\u{FEFF}a\nb\0\n", [edit(6, 6, "X")], ["1,2 1,2", " \u{FEFF}a", "-b\0", "+bX\0"])
        try assertHunks("\u{FEFF}a\n", [edit(3, 3, "X\n")], ["1,1 1,2", "-\u{FEFF}a", "+\u{FEFF}X", "+a"])
    }

    func testInvalidBytesAreKept() throws {
        let hunks = try EditSet([edit(1, 1, "x")]).hunks(in: [0xFF, 0x0A, 0xC3])
        XCTAssertEqual(hunks.first?.lines.map { Array($0.bytes) }, [[0xFF], [0xFF, 0x78], [0xC3]])
    }

    // MARK: Context

    func testHunksWithSixLinesBetweenAreJoined() throws {
        let edits = [edit(2, 3, "B"), edit(16, 17, "I")]
        try assertHunks(
            "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n", edits,
            [
                "1,10 1,10", " a", "-b", "+B", " c", " d", " e", " f", " g", " h", "-i", "+I", " j",
            ])
    }

    func testHunksWithSevenLinesBetweenAreNot() throws {
        let edits = [edit(2, 2, "X\n"), edit(16, 17, "I")]
        try assertHunks(
            "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n", edits,
            [
                "1,4 1,5", " a", "+X", " b", " c", " d",
                "6,5 7,5", " f", " g", " h", "-i", "+I", " j",
            ])
    }

    func testNumbersFollowTheGrowthOfEarlierHunks() throws {
        let edits = [edit(0, 4, ""), edit(16, 16, "X\nY\nZ\n"), edit(22, 23, "")]
        try assertHunks(
            "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\n", edits, contextLines: 1,
            [
                "1,3 1,1", "-a", "-b", " c",
                "8,2 6,5", " h", "+X", "+Y", "+Z", " i",
                "11,2 12,2", " k", "-l", "+",
            ])
    }

    func testOtherNumbersOfContextLines() throws {
        try assertHunks("a\nb\nc\n", [edit(2, 3, "X")], contextLines: 0, ["2,1 2,1", "-b", "+X"])
        try assertHunks("a\nb\nc\n", [edit(2, 2, "X\n")], contextLines: 0, ["1,0 2,1", "+X"])
        try assertHunks("a\nb\nc\n", [edit(2, 4, "")], contextLines: 0, ["2,1 1,0", "-b"])
        try assertHunks("a\nb\n", [edit(0, 1, "X")], contextLines: .max, ["1,2 1,2", "-a", "+X", " b"])
        try assertHunks("a\nb\n", [edit(0, 1, "X")], contextLines: .min, ["1,1 1,1", "-a", "+X"])
    }

    func testHeadingIsTheLastDeclarationBeforeTheHunk() throws {
        let text = "import A\nclass B {  \r\n  1\n  2\n  3\n  4\n}\n\n\n\n\n\n\n"
        let end = UInt32(text.utf8.count)
        let hunks = try EditSet([edit(34, 35, "x"), edit(end, end, "\n")]).hunks(in: Array(text.utf8))
        XCTAssertEqual(hunks.map { String(decoding: $0.heading, as: UTF8.self) }, ["class B {", "class B {"])
        XCTAssertEqual(try EditSet([edit(0, 1, "x")]).hunks(in: Array(text.utf8)).map(\.heading), [[]])
    }

    func testHeadingIsCutBetweenCharacters() throws {
        let text = "c" + String(repeating: "é", count: 50) + "\n\n\n\n\n"
        let end = UInt32(text.utf8.count)
        let hunks = try EditSet([edit(end, end, "x")]).hunks(in: Array(text.utf8))
        XCTAssertEqual(
            hunks.map { String(decoding: $0.heading, as: UTF8.self) }, ["c" + String(repeating: "é", count: 39)])
    }

    // MARK: Time

    func testTimeIsLinear() throws {
        let lineCount: UInt32 = 60_000
        let bytes = Array(String(repeating: "ab\n", count: Int(lineCount)).utf8)
        for step: UInt32 in [1, 2, 9] {
            let edits = stride(from: 0, to: lineCount, by: Int(step)).map {
                edit($0 * 3, $0 * 3 + 1, $0 % 7 == 0 ? "x\ny" : "")
            }
            let started = ContinuousClock.now
            XCTAssertFalse(try EditSet(edits).hunks(in: bytes).isEmpty)
            XCTAssertLessThan(ContinuousClock.now - started, .seconds(5))
        }
    }

    // MARK: Helpers

    private func edit(_ start: UInt32, _ end: UInt32, _ replacement: String) -> TextEdit {
        TextEdit(range: TextRange(start, end), replacement: replacement)
    }

    private func assertHunks(
        _ text: String,
        _ edits: [TextEdit],
        contextLines: Int = 3,
        _ expected: [String],
        line: UInt = #line
    ) throws {
        let hunks = try EditSet(edits).hunks(in: Array(text.utf8), contextLines: contextLines)
        XCTAssertEqual(hunks.flatMap(describe), expected, line: line)
    }

    private func describe(_ hunk: Hunk) -> [String] {
        let numbers = "\(hunk.oldStart),\(hunk.oldCount) \(hunk.newStart),\(hunk.newCount)"
        return [numbers]
            + hunk.lines.map { line in
                let mark =
                    switch line.kind {
                    case .context: " "
                    case .removed: "-"
                    case .added: "+"
                    }
                return mark + String(decoding: line.bytes, as: UTF8.self) + (line.lacksNewline ? "\\" : "")
            }
    }
}
