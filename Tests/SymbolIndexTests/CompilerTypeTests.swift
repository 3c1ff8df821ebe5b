import XCTest

@testable import SymbolIndex

/// Demangled types, and what is read from them: the texts are what the compiler makes of declarations.
final class CompilerTypeTests: XCTestCase {
    private let store = CompilerType.named("Main", "Store")

    func testNames() {
        check([
            ("Main.Store", store),
            ("Main.Outer.Store", .named("Main", "Outer", "Store")),
            ("Main.größe", .named("Main", "größe")),
            ("Main.😀", .named("Main", "😀")),
            ("Main.`my own name`", .named("Main", "`my own name`")),
            ("Main.(Store in _33A94E17)", .named("Main", "(Store in _33A94E17)")),
            ("Main.Screen.(Store in _33A94E17).Item", .named("Main", "Screen", "(Store in _33A94E17)", "Item")),
            ("A", .named("A")),
            ("A1.Item", .named("A1", "Item")),
            ("A.Swift.Sequence.Element", .named("A", "Swift", "Sequence", "Element")),
        ])
    }

    func testSugar() {
        check([
            ("Main.Store?", .optional(store)),
            ("Swift.Optional<Main.Store>", .optional(store)),
            ("Swift.Optional<Swift.Optional<Main.Store>>", .optional(.optional(store))),
            ("[Main.Store]", .array(store)),
            ("Swift.Array<Main.Store>", .array(store)),
            ("[Swift.String : Main.Store]", .dictionary(.named("Swift", "String"), store)),
            ("Swift.Dictionary<A, Swift.Array<Main.Store>>", .dictionary(.named("A"), .array(store))),
            ("Swift.Dictionary<Swift.String, Main.Store>.Values", .array(store)),
            ("Swift.Dictionary<Main.Store, Swift.Int>.Keys", .array(store)),
        ])
    }

    func testGenerics() {
        let box = names("Main") + [CompilerPath.Name(text: "Box", arguments: [store])]
        let observed = names("SwiftUI") + [CompilerPath.Name(text: "ObservedObject", arguments: [store])]
        let inline = names("Swift") + [CompilerPath.Name(text: "InlineArray", arguments: [.other, store])]
        check([
            ("Main.Box<Main.Store>", .named(CompilerPath(names: box))),
            ("Main.Box<Main.Store>.Part", .named(CompilerPath(names: box + names("Part")))),
            ("SwiftUI.ObservedObject<Main.Store>.Wrapper", .named(CompilerPath(names: observed + names("Wrapper")))),
            ("Swift.InlineArray<3, Main.Store>", .named(CompilerPath(names: inline))),
            ("Foundation.Predicate<Pack{repeat A}>", .other),
            ("Swift.KeyPath<Main.Store, Swift.Int", .other),
        ])
    }

    func testTypesOfExtensions() {
        let encodings = CompilerPath(extensionModules: ["Main"], names: names("Swift", "String", "Encodings"))
        let task = CompilerPath(extensionModules: ["_Concurrency"], names: names("Swift", "Task"))
        let box = names("Main") + [CompilerPath.Name(text: "Box", arguments: [store])]
        let part = CompilerPath(extensionModules: ["Main"], names: box + names("Part"))
        check([
            ("(extension in Main):Swift.String.Encodings", .named(encodings)),
            ("Swift.Optional<(extension in Main):Swift.String.Encodings>", .optional(.named(encodings))),
            ("(extension in Main):Main.Box<Main.Store><A where A == Main.Store>.Part", .named(part)),
            ("(extension in _Concurrency):Swift.Task", .named(task)),
        ])
    }

    func testTuples() {
        let privateStore = CompilerType.named("Main", "(Store in _33A94E17)")
        check([
            ("()", .tuple([])),
            ("(Main.Store, index: Swift.Int)", .tuple([store, .named("Swift", "Int")])),
            ("(a: Main.Store, (Swift.Int, b: A))", .tuple([store, .tuple([.named("Swift", "Int"), .named("A")])])),
            ("(Main.(Store in _33A94E17), Main.Store)", .tuple([privateStore, store])),
            ("(repeat A)", .other),
        ])
    }

    func testFunctions() {
        let plain = CompilerType.function([store], .tuple([]))
        let throwing = CompilerType.function([store], .optional(store))
        check([
            ("(Main.Store) -> ()", plain),
            ("() -> Main.Store", .function([], store)),
            ("(()) -> Main.Store", .function([.tuple([])], store)),
            ("((a: Main.Store, A)) -> ()", .function([.tuple([store, .named("A")])], .tuple([]))),
            ("(Main.Store...) -> ()", .function([.array(store)], .tuple([]))),
            ("(Main.Store) -> (Main.Store) -> ()", .function([store], plain)),
            ("Swift.Optional<(Main.Store) -> ()>", .optional(plain)),
            ("(Main.Store) async throws -> Main.Store?", throwing),
            ("(Main.Store) throws(Main.Fault) -> Swift.Optional<Main.Store>", throwing),
            ("@Sendable (Main.Store) -> ()", plain),
            ("@Swift.MainActor @Sendable (Main.Store) -> ()", plain),
            ("@convention(block) (Main.Store) -> ()", plain),
            ("@isolated(any) (Main.Store) async -> ()", plain),
            ("nonisolated(nonsending) (Main.Store) async -> ()", plain),
            ("(@escaping @autoclosure () -> Main.Store) -> ()", .function([.function([], store)], .tuple([]))),
            ("(inout Main.Store) -> ()", plain),
            ("(__owned Main.Store) -> ()", plain),
            ("(isolated Main.Store) -> ()", plain),
            ("(sending Main.Store) -> ()", plain),
            ("(Main.Store & Swift.Sendable, repeat A) -> Main.Store", .function([.other, .other], store)),
            ("@Sendable Main.Store", .other),
            ("(Main.Store) throws(Main.Fault -> ()", .other),
            ("(Main.Store) async", .other),
        ])
    }

    func testMetatypes() {
        check([
            ("A.Type", .metatype(.named("A"))),
            ("Main.Store.Type", .metatype(store)),
            ("[Main.Store].Type", .metatype(.array(store))),
            ("Swift.Array<Main.Store.Type>", .array(.metatype(store))),
            ("Main.Model.Protocol", .other),
            ("Type", .other),
        ])
    }

    func testProtocols() {
        check([
            ("any Main.Model", .named("Main", "Model")),
            ("Main.Store & Swift.Sendable", .other),
            ("Swift.Array<Main.Store & Swift.Sendable>", .array(.other)),
            ("any Swift.Sequence<Self.Swift.Sequence.Element == Main.Store>", .other),
            ("some", .other),
            ("Swift.Array<some>", .array(.other)),
            ("Any", .other),
            ("<<opaque return type of Main.make() -> some>>.Element", .other),
        ])
    }

    func testWhatIsNotUnderstood() {
        for text in ["", ".", "(", ")", "<", "[", "@", "Main.", "Main.<", "(Main", "Main.Store Main", "<ERROR TYPE>"] {
            XCTAssertEqual(CompilerType(Substring(text)), .other, text)
        }
    }

    /// An index may be damaged, and hold what no compiler has written.
    func testDepthIsLimited() {
        let depth = 3_000
        func nested(_ before: String, _ after: String, _ count: Int) -> String {
            String(repeating: before, count: count) + "Main.Store" + String(repeating: after, count: count)
        }
        XCTAssertNotEqual(CompilerType(Substring(nested("Swift.Array<", ">", 20))), .other)
        let forms = [
            ("Swift.Array<", ">"), ("[", "]"), ("(", ")"), ("", "?"), ("", ".Type"), ("() -> ", ""), ("A<", ""),
            ("(a: ", ""), ("() throws(", ")"), ("A & ", ""), ("(extension in A):", ""),
        ]
        for (before, after) in forms {
            let text = nested(before, after, depth)
            XCTAssertFalse(holdsStore(CompilerType(Substring(text))), before + after)
            var count = 0
            var reader = CompilerTextReader(Substring(text))
            reader.forEachName { if $0 == ["Main", "Store"] { count += 1 } }
            XCTAssertEqual(count, 1, before + after)
        }
    }

    private func holdsStore(_ type: CompilerType) -> Bool {
        switch type {
        case .named: type == store
        case .optional(let inner), .array(let inner), .metatype(let inner), .function(_, let inner): holdsStore(inner)
        case .dictionary, .tuple, .other: false
        }
    }

    private func check(_ table: [(String, CompilerType)], line: UInt = #line) {
        for (text, type) in table { XCTAssertEqual(CompilerType(Substring(text)), type, text, line: line) }
    }

    private func names(_ names: String...) -> [CompilerPath.Name] {
        names.map { CompilerPath.Name(text: Substring($0)) }
    }
}

extension CompilerType {
    static func named(_ names: String...) -> CompilerType {
        .named(CompilerPath(names: names.map { CompilerPath.Name(text: Substring($0)) }))
    }
}
