import SymbolIndex
import XCTest

@testable import Semantics

/// What values of types hold: all of a circle the same, whichever of its types is asked for first.
final class HeldTypesTests: XCTestCase {
    private static let source = """
        import Foundation

        final class Tail { var work: () -> Void = {} }
        final class First { var second: Second? }
        final class Second { var thirds: [Third] = []; var first: First? }
        final class Third { weak var second: Second?; var tail: Tail? }
        struct Beside { var first: First?; var date: Date }
        struct Alone { var number = 0 }
        """

    private static let circle: Set = ["First", "Second", "Third", "Tail"]
    private static let expected: [String: Set<String>] = [
        "Tail": ["Tail"], "First": circle, "Second": circle, "Third": circle, "Beside": circle.union(["Beside"]),
        "Alone": ["Alone"],
    ]

    func testCircles() throws {
        let project = try MarkedProject(HeldTypesTests.source)
        for first in HeldTypesTests.expected.keys {
            let held = HeldTypes(throughObjects: true, project.semantics)
            for name in [first] + HeldTypesTests.expected.keys.sorted() {
                let answer = held.answer(for: .nominal(try type(name, project), []))
                XCTAssertEqual(try names(in: answer, project), HeldTypesTests.expected[name], "\(name) after \(first)")
                XCTAssertEqual(answer.isUnknownCode, name != "Alone", name)
                let holdsDate = held.holdsForeign(answer) { project.index.text($0) == "Date" }
                XCTAssertEqual(holdsDate, name == "Beside", name)
            }
        }
    }

    func testOfObjectsTheirTypesOnly() throws {
        let project = try MarkedProject(HeldTypesTests.source)
        let held = HeldTypes(throughObjects: false, project.semantics)
        XCTAssertEqual(try names(in: held.answer(of: try type("Second", project)), project), ["Second"])
        XCTAssertEqual(try names(in: held.answer(of: try type("Beside", project)), project), ["Beside", "First"])
    }

    private func type(_ name: String, _ project: MarkedProject) throws -> TypeID {
        try XCTUnwrap(project.semantics.name(name).flatMap { project.index.types(named: $0).first }, name)
    }

    private func names(in answer: HeldTypes.Answer, _ project: MarkedProject) throws -> Set<String> {
        Set(try HeldTypesTests.expected.keys.filter { answer.types.contains(try type($0, project)) })
    }
}
