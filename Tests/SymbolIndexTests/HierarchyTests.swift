import Syntax
import XCTest

@testable import SymbolIndex

final class HierarchyTests: XCTestCase {
    private let index = ProjectIndex(
        of: """
            class Base: NSObject {}
            protocol Named: Equatable {}
            protocol Shown where Self: Base {}
            protocol Routed {}
            typealias Item = Named & Sendable
            typealias Entry = Item & Identifiable
            typealias Screen = Base & Routed
            class Home: Screen {}
            class Detail: Home, Shown {}
            struct Row: Entry {}
            extension UIView: Routed {}
            class Panel: UIView {}
            extension Panel: Named {}
            """)

    private func type(_ name: String) throws -> TypeID {
        try XCTUnwrap(index.names.lookUp(name).flatMap { index.types(named: $0).first })
    }

    private func inherited(_ name: String) throws -> Set<String> {
        Set(index.inheritedTypes(of: try type(name)).map { index.text(index.types[$0].name) })
    }

    private func foreign(_ name: String) throws -> Set<String> {
        Set(index.foreignConformances(of: try type(name)).map { index.text($0) })
    }

    func testCompositionsBehindAliases() throws {
        XCTAssertEqual(try inherited("Row"), ["Row", "Named"])
        XCTAssertEqual(try foreign("Row"), ["Equatable", "Sendable", "Identifiable"])
    }

    func testProtocolBesideAClass() throws {
        XCTAssertEqual(try inherited("Detail"), ["Detail", "Home", "Base", "Routed", "Shown"])
        XCTAssertEqual(index.superclasses(of: try type("Detail")), [try type("Home"), try type("Base")])
    }

    func testWhatIsAskedOfSelf() throws {
        XCTAssertEqual(try inherited("Shown"), ["Shown", "Base"])
        XCTAssertEqual(try foreign("Shown"), ["NSObject"])
    }

    func testExtensions() throws {
        XCTAssertEqual(try inherited("Panel"), ["Panel", "Routed", "Named"])
        XCTAssertEqual(try foreign("Panel"), ["UIView", "Equatable"])
    }

    func testInheritors() throws {
        let inheritors = index.inheritors()
        XCTAssertEqual(
            inheritors[try type("Base")], [try type("Base"), try type("Shown"), try type("Home"), try type("Detail")])
        XCTAssertEqual(index.subclasses(of: try type("Base")), [try type("Home"), try type("Detail")])
    }
}
