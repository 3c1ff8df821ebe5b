import SourceText
import Syntax
import XCTest

@testable import SymbolIndex

/// What one file tells about the project.
final class FactCollectorTests: XCTestCase {
    /// Facts where the lexer notes the identifiers, and where the tree is looked through for them.
    private func facts(_ text: String, _ names: inout NameTable) -> (noted: FileFacts, searched: FileFacts) {
        let file = SourceFile(path: "a.swift", bytes: Array(text.utf8))
        let noted = TokenizedFile(file, names: &names, mentions: true).parse(bodies: .skip)
        let searched = TokenizedFile(file, names: &names).parse(bodies: .skip)
        return (FactCollector.collect(noted, names: &names), FactCollector.collect(searched, names: &names))
    }

    func testMentionsAreAllIdentifiersEachOnce() {
        var names = NameTable()
        let texts: [(String, [String])] = [
            ("a.b(a, c: b)", ["a", "b", "c"]),
            ("func f() { g() }", ["f", "g"]),
            ("`class` `class` class `b` b", ["class", "b"]),
            ("$x $0 $0 x $", ["x", "0", "$"]),
            ("#selector(a) #if b", ["a", "b"]),
            ("\"\\(a) b\" // c", ["a"]),
            ("<#name#>", ["_"]),
            (
                "aNameOfThirtyTwoBytesAsItSeemsOk aNameOfThirtyThreeBytesAsItSeems1 aNameOfThirtyThreeBytesAsItSeems2 aNameOfThirtyTwoBytesAsItSeemsOk",
                [
                    "aNameOfThirtyTwoBytesAsItSeemsOk", "aNameOfThirtyThreeBytesAsItSeems1",
                    "aNameOfThirtyThreeBytesAsItSeems2",
                ]
            ),
            ("é éa aé total$ é", ["é", "éa", "aé", "total$"]),
        ]
        // Again, since a table remembers what the last file held.
        for (text, expected) in texts + texts {
            let (noted, searched) = facts(text, &names)
            XCTAssertEqual(noted.mentions.map { names.text($0) }, expected, text)
            XCTAssertEqual(searched.mentions, noted.mentions, text)
            XCTAssertEqual(Set(noted.projectedMentions), Set(searched.projectedMentions), text)
        }
    }

    func testMentionsOutliveTheGrowthOfTheTable() {
        var names = NameTable()
        let words = (0..<5000).map { "name\($0)" }
        let text = words.map { "\($0) \($0)" }.joined(separator: "\n")
        XCTAssertEqual(facts(text, &names).noted.mentions.map { names.text($0) }, words)
    }

    func testWordsThatAProblemMayHideAreMentioned() {
        var names = NameTable()
        let (noted, searched) = facts("a /* b $c a", &names)
        XCTAssertEqual(noted.mentions.map { names.text($0) }, ["a", "b", "c"])
        XCTAssertEqual(noted.projectedMentions.map { names.text($0) }, ["c"])
        XCTAssertEqual(searched.mentions, noted.mentions)
    }

    func testManyMacrosInOneLongLineTakeLinearTime() {
        var names = NameTable()
        let started = ContinuousClock.now
        XCTAssertEqual(
            facts(String(repeating: " nonisolated(unsafe) #make é", count: 8000), &names).noted.macros.count, 8000)
        XCTAssertLessThan(ContinuousClock.now - started, .seconds(5))
    }
}
