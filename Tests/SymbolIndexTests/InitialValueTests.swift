import XCTest

@testable import SymbolIndex

/// The type of a property that is written nowhere but follows from its initial value.
final class InitialValueTests: XCTestCase {
    private static let declarations = """
        final class Model { init() throws {} static func find() throws -> Model? { nil } }
        let all: [Model] = []
        enum Tab: CaseIterable { case home; static let tabs = allCases; struct Bar { let tabs = allCases } }
        """

    /// The type of the one property of `Owner`, and those of the project.
    private func type(_ value: String) throws -> (property: ResolvedType, model: ResolvedType, tab: ResolvedType) {
        let index = ProjectIndex(of: "\(InitialValueTests.declarations)\nstruct Owner { let value = \(value) }")
        func type(_ name: String) throws -> TypeID {
            try XCTUnwrap(index.types.indices.first { index.text(index.types[$0].name) == name })
        }
        let value = try XCTUnwrap(index.names.lookUp("value"))
        let property = MemberResolver.caching(index: index).member(value, of: .nominal(try type("Owner"), []))
        return (property, .nominal(try type("Model"), []), .nominal(try type("Tab"), []))
    }

    func testOptionalTry() throws {
        for value in ["try? Model()", "try? Model.find()", "try? await Model()", "try? make() as Model"] {
            let types = try type(value)
            XCTAssertEqual(types.property, .optional(types.model), value)
        }
        let types = try type("try! Model()")
        XCTAssertEqual(types.property, types.model)
    }

    func testPartsOfAnArray() throws {
        for value in ["all[0..<2]", "all[1...]", "all[...1]", "all[0...2][1...]"] {
            let types = try type(value)
            XCTAssertEqual(types.property, .array(types.model), value)
        }
        let types = try type("all[0]")
        XCTAssertEqual(types.property, types.model)
    }

    func testCasesOfAnEnum() throws {
        for value in ["Tab.allCases", "Tab.tabs", "Tab.Bar().tabs"] {
            let types = try type(value)
            XCTAssertEqual(types.property, .array(types.tab), value)
        }
    }
}
