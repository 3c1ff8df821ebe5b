import XCTest

@testable import SymbolIndex

/// What aliases stand for, also those that lead back to themselves.
final class TypealiasTests: XCTestCase {
    /// What a name stands for outside of all types.
    private func resolve(_ name: String, _ text: String) throws -> ResolvedType {
        let index = ProjectIndex(of: text)
        let number = try XCTUnwrap(index.names.lookUp(name))
        return TypeResolver(index: index).resolve(
            .named([TypeReference.Component(name: number, arguments: [])]), in: LexicalContext(file: 0))
    }

    func testAliasesAreFollowedToTheirType() throws {
        let text = "struct A {}\ntypealias B = A\ntypealias C = B\ntypealias D = C"
        XCTAssertEqual(try resolve("D", text), try resolve("A", text))
    }

    func testABranchThatLeadsNowhereLeavesTheOther() throws {
        let type = try resolve("B", "struct A {}\n#if a\ntypealias B = Module.B\n#else\ntypealias B = A\n#endif")
        XCTAssertEqual(type.alternatives?.contains(try resolve("A", "struct A {}")), true)
    }

    /// Each declaration used to lead to all of them again, so that three of one name took hours.
    func testManyDeclarationsOfAnAliasOfItselfEnd() throws {
        let branches = (0..<20).map { "#if a\($0)\ntypealias A = A\n#endif" }.joined(separator: "\n")
        XCTAssertEqual(try resolve("A", branches), .unknown)
    }

    func testALongCircleOfAliasesEnds() throws {
        let aliases = (0..<60).map {
            "#if a\ntypealias A\($0) = A\(($0 + 1) % 60)\n#else\ntypealias A\($0) = A\(($0 + 7) % 60)\n#endif"
        }
        XCTAssertEqual(try resolve("A0", aliases.joined(separator: "\n")), .unknown)
    }
}
