import XCTest

@testable import SymbolIndex

/// Which names an expression must hold to reach an object of a legacy class.
final class LeadingNamesTests: XCTestCase {
    /// Those of the asked names that lead, where `Model` is a legacy class.
    private func leading(_ asked: [String], _ text: String) -> [String] {
        let index = ProjectIndex(of: "class Model: ObservableObject { var count = 1 }\n" + text)
        let leads = index.findLegacyTypes().leads
        return asked.filter { name in index.names.lookUp(name).map { leads.contains($0) } ?? false }
    }

    func testMembersLeadByTheirTypes() {
        let text =
            "struct A { var model: Model; var models: [String: Model]; var text: String; func make(from a: Int) -> Model { Model() }; func show(_ m: Model) {} }"
        XCTAssertEqual(
            leading(["model", "models", "text", "make", "show"], text), ["model", "models", "make", "show"])
    }

    func testInferredMembersLeadUnlessTheirTypeIsKnown() {
        let text =
            "struct A { var model: Model; lazy var second = model; lazy var number = model.count; lazy var other = model.unknown }"
        XCTAssertEqual(leading(["model", "second", "number", "other"], text), ["model", "second", "other"])
    }

    func testMembersMakeNoTypeOfTheirNameLead() {
        let text = "struct A { var Text: Model; var title: Text; typealias Object = Model; var object: Object }"
        XCTAssertEqual(leading(["Text", "title", "object"], text), ["Text", "object"])
    }

    func testParametersLeadWithinTheirDeclaration() {
        let text = """
            extension Array where Element == Model { var active: Element? { first } }
            extension Array where Element == Int { var total: Element { 0 } }
            struct Box<T: Model> { var value: T }
            struct Case<T> { var content: T }
            extension Box { var same: T { value } }
            func find<S: Sequence>(in list: S) where S.Element == Model {}
            func sum<S: Sequence>(of list: S) {}
            """
        XCTAssertEqual(
            leading(["active", "total", "value", "content", "same", "find", "sum"], text),
            ["active", "value", "same", "find"])
    }

    func testSubscriptsLeadByTheirType() {
        let text =
            "struct List { subscript(i: Int) -> Model { Model() } }\nstruct A { var list: List; var name: String }"
        XCTAssertEqual(leading(["list", "name"], text), ["list"])
    }

    func testATypeWithoutANameLeadsNowhere() {
        let text =
            "struct {\n    subscript(i: Int) -> Model { Model() }\n}\nextension { typealias = Model }\nstruct A { var model: Model }"
        XCTAssertEqual(leading(["model"], text), ["model"])
    }
}
