import XCTest

@testable import SymbolIndex

/// Demangled symbols, and what is read from them.
final class CompilerTypeTests: XCTestCase {
    func testTypes() {
        let table: [(String, CompilerType)] = [
            ("Main.Store", named("Main", "Store")),
            ("Main.Outer.Store?", .optional(named("Main", "Outer", "Store"))),
            ("Swift.Optional<Main.Store>", .optional(named("Main", "Store"))),
            ("[Main.Store]", .array(named("Main", "Store"))),
            ("Swift.Array<Main.Store>", .array(named("Main", "Store"))),
            ("[Swift.String : Main.Store]", .dictionary(named("Swift", "String"), named("Main", "Store"))),
            ("(Main.Store, index: Swift.Int)", .tuple([named("Main", "Store"), named("Swift", "Int")])),
            ("()", .tuple([])),
            ("(Main.Store) -> ()", .function([named("Main", "Store")], .tuple([]))),
            ("@Sendable (Main.Store) async throws -> Main.Store?", .function([named("Main", "Store")], .optional(named("Main", "Store")))),
            ("A.Type", .metatype(named("A"))),
            ("any Main.Model", named("Main", "Model")),
            ("Main.(Store in _33A94E17)", named("Main", "(Store in _33A94E17)")),
            ("Main.Store & Swift.Sendable", .other),
            ("some", named("some")),
            ("", .other),
        ]
        for (text, type) in table { XCTAssertEqual(CompilerType(Substring(text)), type, text) }
    }

    func testProperty() throws {
        let property = try XCTUnwrap(declaration(.property, "static Main.Screen.(store in _33A94E17) : Main.Box<Main.Store>"))
        XCTAssertTrue(property.isStatic)
        XCTAssertEqual(property.path.map { String($0.written) }, ["Main", "Screen", "store"])
        XCTAssertEqual(property.type, .named([name("Main"), CompilerType.Name(text: "Box", arguments: [named("Main", "Store")])]))
        XCTAssertEqual(declaration(.property, "(extension in Main):Lib.Values.store : Main.Store")?.path.map(\.text), ["Lib", "Values", "store"])
    }

    func testFunction() throws {
        let function = try XCTUnwrap(declaration(.function, "Main.Box.make<A where A: Main.Model>(of: A.Type, count: Swift.Int) throws -> A"))
        XCTAssertEqual(function.path.map(\.text), ["Main", "Box", "make"])
        XCTAssertEqual(function.parameters, [.metatype(named("A")), named("Swift", "Int")])
        XCTAssertEqual(function.result, named("A"))
        XCTAssertTrue(try XCTUnwrap(function.result).isGenericParameter)
        XCTAssertEqual(declaration(.function, "Main.make<A>(A) -> (A) -> ()")?.result, .function([named("A")], .tuple([])))
    }

    func testWhatIsNotUnderstood() {
        XCTAssertNil(declaration(.property, "x #1 : Main.Store in Main.run() -> ()"))
        XCTAssertNil(declaration(.property, "Main.Store.subscript(Swift.Int) -> Main.Store"))
        XCTAssertNil(declaration(.function, "static Swift.String.+= infix(inout Swift.String, Swift.String) -> ()"))
        XCTAssertNil(declaration(.type, "Store #1 in Main.run() -> ()"))
        XCTAssertNil(declaration(.other, "Main.Store"))
    }

    private func declaration(_ kind: CompilerSymbol.Kind, _ text: String) -> CompilerDeclaration? {
        CompilerDeclaration(CompilerSymbol(kind: kind, description: text))
    }

    private func name(_ text: String) -> CompilerType.Name { CompilerType.Name(text: Substring(text)) }

    private func named(_ names: String...) -> CompilerType { .named(names.map { name($0) }) }
}
