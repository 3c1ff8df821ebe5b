import SourceText
import XCTest

@testable import SymbolIndex

/// What becomes of symbols that a compiler saw.
final class CompilerAnswersTests: XCTestCase {
    private static let text = """
        final class Store {}
        final class Draft {}
        enum Item { enum `Type` {} }
        enum Plain {}
        extension String { struct Encodings {} }
        let use = make()
        """

    /// Has seen each type under its name, `use` as it is told, and uses elsewhere.
    private final class Witness: CompilerWitness {
        let use: [CompilerSymbol]
        let uses: [CompilerUse]

        init(use: [CompilerSymbol], uses: [CompilerUse]) {
            self.use = use
            self.uses = uses
        }

        private let types = [
            ("Store", "Main.Store"), ("Draft", "Main.Draft"), ("Item", "Main.Item"), ("`Type`", "Main.Item.Type"),
            ("Plain", "Main.Plain"), ("Encodings", "(extension in Main):Swift.String.Encodings"),
        ]

        func symbols(at offset: Int, in path: String) -> [CompilerSymbol] {
            if offset == CompilerAnswersTests.offset(of: "use") { return use }
            return types.filter { offset == CompilerAnswersTests.offset(of: $0.0) }
                .map { CompilerSymbol(kind: .type, description: $0.1) }
        }

        func isOuterModule(_ name: String) -> Bool { ["Swift", "SwiftUI", "Combine", "Lib"].contains(name) }

        var knowsOtherFiles: Bool { !uses.isEmpty }

        func forEachUseElsewhere(_ body: (CompilerUse) -> Void) { uses.forEach(body) }
    }

    private static func offset(of name: String) -> Int? {
        text.range(of: name + " ").map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
    }

    private let index = ProjectIndex(of: text)

    private func type(_ name: String) throws -> TypeID {
        try XCTUnwrap(index.types.indices.first { index.text(index.types[$0].name) == name })
    }

    /// What `use` is where the compiler says that it is of these types, one for each build.
    private func answer(_ types: String...) throws -> ResolvedType? {
        let symbols = types.map { CompilerSymbol(kind: .property, description: "Main.use : " + $0) }
        let answers = CompilerAnswers(index: index, witness: Witness(use: symbols, uses: []))
        return answers.type(at: UInt32(try XCTUnwrap(CompilerAnswersTests.offset(of: "use"))), file: 0)
    }

    func testTypes() throws {
        let store = ResolvedType.nominal(try type("Store"), [])
        XCTAssertEqual(try answer("Main.Store"), store)
        XCTAssertEqual(try answer("Swift.Optional<Main.Store>"), .optional(store))
        XCTAssertEqual(try answer("Main.Store", "Main.Store"), store)
        XCTAssertNil(try answer("Main.Store", "Main.Draft"))
        XCTAssertNil(try answer("Other.Store"))
        XCTAssertNil(try answer("Main.Store & Swift.Sendable"))
        XCTAssertNil(try answer("A"))
        XCTAssertNil(try answer())
    }

    func testTypesOfExtensions() throws {
        let encodings = ResolvedType.nominal(try type("Encodings"), [])
        XCTAssertEqual(try answer("(extension in Main):Swift.String.Encodings"), encodings)
        // Another module's type of the same name.
        XCTAssertNil(try answer("(extension in Lib):Swift.String.Encodings"))
    }

    func testWrappers() throws {
        let store = ResolvedType.nominal(try type("Store"), [])
        XCTAssertEqual(try answer("SwiftUI.ObservedObject<Main.Store>.Wrapper"), .wrapper(store))
        XCTAssertEqual(try answer("SwiftUI.EnvironmentObject<Main.Store>.Wrapper"), .wrapper(store))
        XCTAssertEqual(try answer("SwiftUI.Binding<Main.Store>"), .binding(store))
        XCTAssertNil(try answer("SwiftUI.ObservedObject.Wrapper"))
        XCTAssertNil(try answer("SwiftUI.ObservedObject<A>.Wrapper"))
    }

    /// The compiler writes the metatype of `Item` and the type `Type` in it in the same way.
    func testTypesThatAreCalledType() throws {
        XCTAssertEqual(try answer("Main.Plain.Type"), .metatype(.nominal(try type("Plain"), [])))
        XCTAssertNil(try answer("Main.Item.Type"))
    }

    func testUsesElsewhere() throws {
        func use(_ description: String, _ path: String, _ line: Int) -> CompilerUse {
            CompilerUse(symbol: CompilerSymbol(kind: .other, description: description), path: path, line: line)
        }
        let (store, draft) = (try type("Store"), try type("Draft"))
        func found(_ uses: CompilerUse...) -> [String] {
            let answers = CompilerAnswers(index: index, witness: Witness(use: [], uses: uses))
            return answers.usesElsewhere(of: [draft, store]).map { "\($0.use.path):\($0.use.line) \($0.type == store)" }
        }
        XCTAssertEqual(found(), [])
        XCTAssertEqual(found(use("Main.Stored", "b", 1), use("Other.Store", "b", 2), use("Main.run : A", "b", 3)), [])
        XCTAssertEqual(found(use("Main.Store.init() -> Main.Store", "b", 1)), ["b:1 true"])
        XCTAssertEqual(found(use("(extension in Other):Main.Store.name : A", "b", 2)), ["b:2 true"])
        XCTAssertEqual(found(use("Main.run(Lib.Box<Main.Store>) -> ()", "b", 3)), ["b:3 true"])
        XCTAssertEqual(found(use("Main.Store", "b", 4), use("Main.Store", "a", 5)), ["a:5 true"])
        XCTAssertEqual(found(use("Main.Draft", "b", 1), use("Main.Store", "b", 2)), ["b:2 true", "b:1 false"])
    }
}
