import XCTest

@testable import SymbolIndex

/// What extensions extend, and which names their code sees.
final class ExtensionTests: XCTestCase {
    private func type(_ name: String, _ kind: TypeSymbol.Kind, in index: ProjectIndex) throws -> TypeID {
        try XCTUnwrap(
            index.types.indices.first { index.text(index.types[$0].name) == name && index.types[$0].kind == kind })
    }

    /// The type of a member of `Probe`.
    private func type(of member: String, in index: ProjectIndex) throws -> ResolvedType {
        let name = try XCTUnwrap(index.names.lookUp(member))
        let owner = index.types.indices.first { !index.members(named: name, of: $0).isEmpty }
        let found = MemberResolver.Found(
            owner: try XCTUnwrap(owner), member: try XCTUnwrap(index.members(named: name, of: owner ?? 0).first))
        return MemberResolver.caching(index: index).type(of: found, isImplicitSelf: true)
    }

    /// The extension comes first, and a protocol has the name of the type.
    func testTypesNestedInExtensionsOfTypesFromOutside() throws {
        let index = ProjectIndex(
            of: """
                extension Result.Storage.Box { var own: Int { content } }
                protocol Box {}
                extension Result { struct Storage { struct Box { let content: Int } } }
                """)
        let box = try type("Box", .struct, in: index)
        XCTAssertEqual(index.types[box].extensions.count, 1)
        XCTAssertEqual(index.types[try type("Box", .protocol, in: index)].extensions.count, 0)
    }

    func testTypesOfWhatAnExtensionAsksFor() throws {
        let index = ProjectIndex(
            of: """
                protocol Source { associatedtype Row; associatedtype Key }
                extension Source { typealias Rows = [Entry] }
                struct Entry {}
                extension Sequence where Self: Source { var firstRow: Row { fatalError() }; var rows: Rows { [] } }
                extension Sequence { var foreign: Other { fatalError() } }
                """)
        XCTAssertEqual(try type(of: "firstRow", in: index), .unknown)
        XCTAssertEqual(try type(of: "rows", in: index), .array(.nominal(try type("Entry", .struct, in: index), [])))
        XCTAssertTrue(try type(of: "foreign", in: index).isForeign)
    }

    /// `lowerBound` is a `Row`, whatever the extended type is called.
    func testAliasesOfTypesThatHoldOnesOfTheProject() throws {
        let index = ProjectIndex(
            of: """
                struct Row: Comparable { static func < (a: Row, b: Row) -> Bool { false } }
                typealias Rows = Range<Row>
                typealias Numbers = ClosedRange<Int>
                extension Rows { var start: Row { lowerBound } }
                extension Numbers { var start: Int { lowerBound } }
                """)
        let conditioned = index.conditionedTypes.map { index.text(index.types[$0].name) }
        XCTAssertTrue(conditioned.contains("Range"))
        XCTAssertFalse(conditioned.contains("ClosedRange"))
    }
}
