import XCTest

@testable import Semantics

/// What one worker of a run finds is there for the others, and nothing is for those of another run.
final class SharedAnswersTests: XCTestCase {
    private static let question = SharedQuestion<Int, String>()
    private static let own = Question<Int, String>()

    func testAnAnswerIsFoundOnce() throws {
        let project = try MarkedProject("struct S {}").semantics.project
        let shared = SharedAnswers(project)
        let (first, second) = (Semantics(project, shared), Semantics(project, shared))
        var found: [String] = []
        func ask(_ semantics: Semantics, _ name: String) -> String {
            semantics.answers.answer(SharedAnswersTests.question, 1) {
                found.append(name)
                return name
            }
        }
        XCTAssertEqual([ask(first, "first"), ask(second, "second"), ask(second, "second")], ["first", "first", "first"])
        XCTAssertEqual(ask(Semantics(project), "alone"), "alone")
        XCTAssertEqual(found, ["first", "alone"])
    }

    func testOtherQuestionsAreAskedByEachWorker() throws {
        let project = try MarkedProject("struct S {}").semantics.project
        let shared = SharedAnswers(project)
        for name in ["first", "second"] {
            XCTAssertEqual(Semantics(project, shared).answers.answer(SharedAnswersTests.own, 1) { name }, name)
        }
    }

    func testAllGoOnWithTheAnswerThatWasKeptFirst() {
        let table = SharedTable<Int, String>()
        XCTAssertNil(table[1])
        XCTAssertEqual(table.keep(1, "first"), "first")
        XCTAssertEqual(table.keep(1, "second"), "first")
        XCTAssertEqual(table[1], "first")
    }

    func testAnAnswerWithinACircleIsNotSharedBeforeTheCircleIsWhole() {
        let table = SharedTable<String, Set<String>>()
        let circles = Circles()
        var known = FixedPoint<String, Set<String>>(circles, table)
        // `outer` asks `inner`, which asks `outer` again.
        let outer = known.ask("outer", first: [])
        XCTAssertNil(known["inner"])
        let inner = known.ask("inner", first: [])
        XCTAssertEqual(known["outer"], [])
        _ = known.close(inner, "inner", ["b"])
        XCTAssertNil(table["inner"], "it lacks what outer adds")
        _ = known.close(outer, "outer", ["a", "b"])
        XCTAssertEqual(table["outer"], ["a", "b"])
        XCTAssertNil(table["inner"])

        var other = FixedPoint<String, Set<String>>(Circles(), table)
        XCTAssertEqual(other["outer"], ["a", "b"])
        XCTAssertNil(other["inner"])
    }

    func testWorkersStartAtDifferentPlacesOfAList() throws {
        let project = try MarkedProject("struct S {}").semantics.project
        let shared = SharedAnswers(project)
        let list = Array(0..<64)
        let lists = (0..<8).map { _ in Semantics(project, shared).fromOwnPlace(list) }
        XCTAssertEqual(lists[0], list)
        XCTAssertEqual(Set(lists.map { $0[0] }).count, 8)
        for turned in lists { XCTAssertEqual(turned.sorted(), list) }
        XCTAssertEqual(Semantics(project, shared).fromOwnPlace([] as [Int]), [])
    }
}
