import Planning
import Rules
import Semantics
import XCTest

/// Which places of an app hold a class of a library, as the facts of the app tell them.
final class ForeignUseTests: XCTestCase {
    /// A line that ends with `// legacy` or `// unclear` holds the class `Store` of the library, one with `// any` holds
    /// all of its classes; other lines hold none.
    func testEachWayToUseAClass() {
        check([
            "App/A.swift": """
            import PantryKit
            import SwiftUI

            struct A: View {
                @StateObject var a = Store() // legacy
                @ObservedObject var b: Store // legacy
                @EnvironmentObject var c: PantryKit.Store // legacy
                @StateObject private var d: Store<Int> // legacy
                @ObservedObject var e: Alias // legacy
                @StateObject var f = makeStore() // any
                @ObservedObject var f2 = Kit.shared.store // any
                @InjectedObject var g: Store // unclear
                @State var h = Store()
                let i: Store
                var body: some View {
                    Text("").environmentObject(Store()) // legacy
                        .environmentObject(container.store) // any
                        .onReceive(b.$items) { _ in } // legacy
                        .onReceive(b.objectWillChange) { _ in } // legacy
                    Text(i.title)
                    Button("") { i.load() }
                    Text(i.makeTitle()) // unclear
                }
            }
            typealias Alias = Store
            final class Sub: Store {} // legacy
            final class Sub2: PantryKit.Store {} // legacy
            final class Sub3: Outer.Store {} // legacy
            protocol Refined: Store {} // legacy
            struct Value: Store {}
            func f(_ store: Store, _ other: some Store) { // unclear
                store.objectWillChange.send() // legacy
                store.$items.sink { _ in } // legacy
                let path = \\Store.$items // legacy
                watch(store) // legacy
                unknown().$items.sink { _ in } // any
                let any: any ObservableObject = store // legacy
                _ = StateObject(wrappedValue: store) // legacy
                _ = Mirror(reflecting: store) // unclear
                stores.map { $0.$items } // any
                store.items = []
                store.items.removeAll { $0.isEmpty }
                store.items.removeAll { _ in store.isOld } // unclear
                change(&store.items) // unclear
                let type: Store.ObjectWillChangePublisher? = nil // legacy
                store.load()
                print(store as? Store, Store.self, [Store]())
            }
            func watch<T: ObservableObject>(_ value: T) {}
            func g<T: Store>(_ value: T) where T: Sendable {} // unclear
            struct Screen<Model: Store>: View { // unclear
                var body: some View { Text("") }
            }
            extension Array where Element: Store {} // unclear
            extension Store {
                func h() {
                    objectWillChange.send() // legacy
                    _ = $items // legacy
                    items = []
                }
            }
            protocol Plain {}
            protocol Asking: ObservableObject {}
            extension Store: Asking {} // legacy
            let closure: (Store) -> Void = { store in store.$items.sink { _ in } } // legacy
            """
        ])
    }

    func testValuesReachFilesWithoutTheImport() {
        check([
            "App/A.swift": """
            import PantryKit
            final class Env { let store: Store = Store() }
            typealias Alias = Store
            """,
            "App/B.swift": """
            import SwiftUI
            struct B: View {
                @ObservedObject var store = Env().store // legacy
                var body: some View { Text("") }
            }
            final class Sub: Alias {} // legacy
            """,
        ])
    }

    func testOwnTypesAreTheirOwn() {
        check([
            "App/A.swift": """
            import PantryKit
            import SwiftUI
            final class Store: ObservableObject { @Published var items = [1] }
            struct A: View {
                @StateObject var store = Store()
                @ObservedObject var other: PantryKit.Store // legacy
                var body: some View { Text("").onReceive(store.$items) { _ in } }
            }
            """
        ])
    }

    func testCodeThatDoesNotParseMayDoAnything() {
        check(["App/A.swift": "import PantryKit\nstruct A { func // any\n"])
    }

    private func check(_ files: [String: String], file: StaticString = #filePath, line: UInt = #line) {
        let paths = files.keys.sorted()
        let input = PipelineInput(
            paths: paths, modules: paths.map { _ in [0] }, moduleNames: ["App"], rules: RuleCatalogue.ruleSet,
            options: MigrationOptions(), read: { .success(Array((files[$0] ?? "").utf8)) })
        let contents = Pipeline(input: input, executor: SerialExecutor()).repositoryContents()
        var found: [String: Set<String>] = [:]
        for use in contents.uses where use.outcome != .survives {
            let name = use.type == "Store" ? use.outcome.rawValue : use.type == nil ? "any" : nil
            if let name { found["\(use.path):\(use.line)", default: []].insert(name) }
        }
        for path in paths {
            for (number, text) in (files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                let expected = text.split(separator: "// ").dropFirst().last.map { [String($0)] } ?? []
                XCTAssertEqual(
                    found["\(path):\(number + 1)", default: []].sorted(), expected, "\(path):\(number + 1) \(text)",
                    file: file,
                    line: line)
            }
        }
    }
}
