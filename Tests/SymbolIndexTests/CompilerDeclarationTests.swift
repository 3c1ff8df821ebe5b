import XCTest

@testable import SymbolIndex

/// Demangled symbols, and what is read from them: the texts are what the compiler makes of declarations.
final class CompilerDeclarationTests: XCTestCase {
    func testPaths() {
        let table: [(kind: CompilerSymbol.Kind, text: String, names: [String], modules: [Substring])] = [
            (.type, "Main.Store", ["Main", "Store"], []),
            (.type, "Main.Screen.(Store in _33A9)", ["Main", "Screen", "Store"], []),
            (.type, "Main.`my own name`", ["Main", "my own name"], []),
            (.type, "(extension in Main):Swift.String.Encodings", ["Swift", "String", "Encodings"], ["Main"]),
            (.type, "(extension in Main):Main.Box<A where A == Main.Store>.Part", ["Main", "Box", "Part"], ["Main"]),
            (.type, "(extension in A):(extension in B):Lib.Box.Part.In", ["Lib", "Box", "Part", "In"], ["A", "B"]),
            (.property, "Main.Store.name : Swift.String", ["Main", "Store", "name"], []),
            (.property, "Main.(name in _33A9) : Swift.String", ["Main", "name"], []),
            (.property, "(extension in Other):Main.Store.name : Swift.String", ["Main", "Store", "name"], ["Other"]),
            (
                .property, "(extension in Other):Main.Box< where A: ~Swift.Copyable>.name : A",
                ["Main", "Box", "name"],
                ["Other"]
            ),
            (.function, "Main.Store.reload() async -> ()", ["Main", "Store", "reload"], []),
            (.function, "Main.Store.(reload in _33A9)(Swift.Int) -> ()", ["Main", "Store", "reload"], []),
        ]
        for (kind, text, names, modules) in table {
            let declaration = declaration(kind, text)
            XCTAssertEqual(declaration?.path.names.map { String($0.written) }, names, text)
            XCTAssertEqual(declaration?.path.extensionModules, modules, text)
        }
    }

    func testOwners() {
        func owners(_ text: String) -> [[Substring]]? {
            declaration(.property, text + " : A")?.path.owners.map { $0.extensionModules + $0.names.map(\.text) }
        }
        XCTAssertEqual(owners("Main.name"), [])
        XCTAssertEqual(owners("Main.Store.name"), [["Main", "Store"]])
        XCTAssertEqual(
            owners("(extension in Other):Main.Store.name"), [["Other", "Main", "Store"], ["Main", "Store"]])
    }

    func testProperties() throws {
        let property = try XCTUnwrap(declaration(.property, "static Main.Screen.store : Swift.Optional<Main.Store>"))
        XCTAssertTrue(property.isStatic)
        XCTAssertEqual(property.type, .optional(.named("Main", "Store")))
        XCTAssertNil(property.result)
        XCTAssertEqual(declaration(.property, "static (extension in Main):Swift.Int.zero : A")?.isStatic, true)
        XCTAssertEqual(declaration(.property, "Main.Screen.body : some")?.type, .other)
    }

    func testFunctions() throws {
        let store = CompilerType.named("Main", "Store")
        let table: [(text: String, parameters: [CompilerType], result: CompilerType)] = [
            ("Main.make<A>(A) -> (A) -> ()", [.named("A")], .function([.named("A")], .tuple([]))),
            (
                "Main.Box.make<A where A: Main.Model>(of: A.Type, count: Swift.Int) throws -> A",
                [.metatype(.named("A")), .named("Swift", "Int")], .named("A")
            ),
            (
                "Main.make<A, B where A: Swift.Hashable, B == Main.Store>(_: A, u: Main.Store) -> A",
                [.named("A"), store], .named("A")
            ),
            (
                "(extension in Main):Main.Box<A where A == Main.Store>.make<A where A1: Main.Model>(A1) -> A",
                [.named("A1")], .named("A")
            ),
            ("Main.make<let A>(Main.Store) -> A", [store], .named("A")),
            (
                "Main.make(_: inout Main.Store, y: @autoclosure () -> Main.Store) -> ()",
                [store, .function([], store)], .tuple([])
            ),
            ("Main.make<A, B where A: Main.Model>(A, repeat B) -> (repeat B)", [.named("A"), .other], .other),
            ("Main.make<A where A: Main.Model>(A) -> A.Item", [.named("A")], .named("A", "Item")),
            ("static Main.make(Main.Store...) throws(Main.Fault) -> some", [.array(store)], .other),
        ]
        for (text, parameters, result) in table {
            let function = try XCTUnwrap(declaration(.function, text), text)
            XCTAssertEqual(function.parameters, parameters, text)
            XCTAssertEqual(function.result, result, text)
        }
    }

    func testWhatIsNotUnderstood() {
        let table: [(CompilerSymbol.Kind, String)] = [
            (.property, "x #1 : Main.Store in Main.run() -> ()"),
            (.property, "Main.Box.subscript<A>(_: A1, label: Swift.String) -> Main.Store"),
            (.property, "Main.Store.reload"),
            (.function, "static Swift.String.+= infix(inout Swift.String, Swift.String) -> ()"),
            (.function, "static Main.Store.< infix(Main.Store, Main.Store) -> Swift.Bool"),
            (.function, "static Main.Store.! prefix(Main.Store) -> Swift.Bool"),
            (.function, "Main.Store.name.getter : Main.Store"),
            (.function, "Main.Box.subscript.getter : <A>(A1) -> (A1, A)"),
            (.function, "Main.Store.reload"),
            (.type, "Store #1 in Main.run() -> ()"),
            (.type, "(extension in Main:Main.Store"),
            (.other, "Main.Store.init() -> Main.Store"),
        ]
        for (kind, text) in table { XCTAssertNil(declaration(kind, text), text) }
    }

    func testEveryName() {
        func names(_ text: String) -> [String] {
            var found: [String] = []
            var reader = CompilerTextReader(Substring(text))
            reader.forEachName { found.append($0.joined(separator: ".")) }
            return found.filter { $0.hasPrefix("Main.") }
        }
        let table: [(text: String, names: [String])] = [
            ("static Main.Store.name : Swift.String", ["Main.Store", "Main.Store.name"]),
            ("(extension in Other):Main.Store.name : A", ["Main.Store", "Main.Store.name"]),
            ("(extension in Other):Main.Box< where A: ~Swift.Copyable>.name : A", ["Main.Box", "Main.Box.name"]),
            ("Main.(Store in _33A9).init(Swift.Int)", ["Main.(Store in _33A9)", "Main.(Store in _33A9).init"]),
            ("Main.Store.init() -> Main.Store", ["Main.Store", "Main.Store.init", "Main.Store"]),
            ("Main.Sheet.edit(Main.Store.Type)", ["Main.Sheet", "Main.Sheet.edit", "Main.Store", "Main.Store.Type"]),
            ("Other.Box<Main.Box<Main.Store>.Part>.name : A", ["Main.Box", "Main.Store", "Main.Box.Part"]),
            ("Main.Box<A><A where A: Other.Base>.Part", ["Main.Box", "Main.Box.Part"]),
            ("(Swift.Int) -> Main.Store & Main.Model", ["Main.Store", "Main.Model"]),
            ("static Main.Store.< infix(Main.Store, A) -> Swift.Bool", ["Main.Store", "Main.Store"]),
            ("x #1 : [Main.Store] in Other.run(Main.Model...) -> ()", ["Main.Store", "Main.Model"]),
        ]
        for (text, expected) in table { XCTAssertEqual(names(text), expected, text) }
    }

    private func declaration(_ kind: CompilerSymbol.Kind, _ text: String) -> CompilerDeclaration? {
        CompilerDeclaration(CompilerSymbol(kind: kind, description: text))
    }
}
