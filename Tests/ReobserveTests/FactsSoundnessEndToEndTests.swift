import Foundation
import XCTest

@testable import reobserve

/// Runs the real program on a library and an app whose facts must not lose a use of the library's class.
final class FactsSoundnessEndToEndTests: XCTestCase {
    private static let store = """
        import SwiftUI

        public final class Store: ObservableObject {
            @Published public var items: [String] = []
            public init() {}
        }

        public struct StoreView: View {
            @ObservedObject var store: Store
            public init(store: Store) { self.store = store }
            public var body: some View { Text(store.items.joined()) }
        }

        """

    private func plain(_ module: String = "PantryKit") -> String {
        "import \(module)\nimport SwiftUI\n\nstruct Screen: View {\n    let store: Store\n"
            + "    var body: some View { StoreView(store: store) }\n}\n"
    }

    private func holding(_ module: String = "PantryKit") -> String {
        plain(module).replacingOccurrences(of: "let store: Store", with: "@StateObject var store = Store()")
    }

    private func addPackage(_ name: String, module: String, _ text: String, to root: TemporaryDirectory) throws {
        try root.write(
            "\(name)/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(module)", platforms: [.iOS(.v17)],
                products: [.library(name: "\(module)", targets: ["\(module)"])],
                targets: [.target(name: "\(module)", path: "Sources")])
            """)
        try root.write("\(name)/Sources/Main.swift", text)
    }

    private func repositories(app: String, library: String = "PantryKit") throws -> TemporaryDirectory {
        let root = try TemporaryDirectory()
        try addPackage("kit", module: library, FactsSoundnessEndToEndTests.store, to: root)
        try addPackage("app", module: "App", app, to: root)
        return root
    }

    private func collect(_ names: String..., in root: TemporaryDirectory, line: UInt = #line) throws {
        try FileManager.default.createDirectory(atPath: root.path("facts"), withIntermediateDirectories: true)
        for name in names {
            let result = try root.reobserve("facts --root \(name) --output facts/\(name).json")
            XCTAssertEqual(result.status, 0, result.errors, line: line)
        }
    }

    // MARK: Names

    func testFactsOfAnotherRepositoryWithTheOwnNameAreRefused() throws {
        let root = try repositories(app: holding())
        try root.write("app/.reobserve.json", #"{"repository": "kit"}"#)
        try collect("app", in: root)
        let result = try root.reobserve("diff --root kit --with-facts facts")
        XCTAssertEqual(result.status, 2, result.errors)
        XCTAssertTrue(
            result.errors.contains("app.json holds facts of “kit”, as this repository is called"), result.errors)
        XCTAssertTrue(result.errors.contains("--repository"), result.errors)
        let renamed = try root.reobserve("diff --root kit --with-facts facts --repository pantry")
        XCTAssertTrue(renamed.errors.contains("kit:Sources/Main.swift:5 needs Store"), renamed.errors)
    }

    func testOwnFactsAreTheRepositorysOwn() throws {
        let root = try repositories(app: plain())
        try collect("kit", "app", in: root)
        XCTAssertEqual(try root.reobserve("diff --root kit --with-facts facts").status, 1)
        // Nothing that could hold a type is in facts of no module.
        try root.write("empty/readme.txt", "")
        _ = try root.reobserve("facts --root empty --repository empty --output facts/empty.json")
        XCTAssertEqual(try root.reobserve("report --root empty --with-facts facts --repository empty").status, 0)
    }

    func testAListOfUsersNamesOthers() throws {
        let root = try repositories(app: plain())
        let result = try root.reobserve("diff --root kit --users kit")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("--users names only “kit”"), result.errors)
    }

    /// Imports of modules that look like Apple's are not in the facts.
    func testLibrariesThatAreCalledLikeASystemModuleStay() throws {
        for name in ["Accounts", "Charts", "_Core"] {
            let root = try repositories(app: holding(name), library: name)
            try collect("app", in: root)
            let result = try root.reobserve("diff --root kit --with-facts facts")
            XCTAssertEqual(result.status, 0, name)
            XCTAssertTrue(
                result.errors.contains("app may use Store unseen: its facts leave out imports of \(name)"),
                result.errors)
        }
        let root = try repositories(app: holding("RealityKitContent"), library: "RealityKitContent")
        try collect("app", in: root)
        let result = try root.reobserve("diff --root kit --with-facts facts")
        XCTAssertTrue(result.errors.contains("app:Sources/Main.swift:5 needs Store"), result.errors)
    }

    func testTypesThatAreCalledLikeAModuleStay() throws {
        let root = try repositories(app: "import Store\n" + plain())
        try collect("app", in: root)
        let result = try root.reobserve("diff --root kit --with-facts facts")
        XCTAssertTrue(result.errors.contains("app may use Store unseen: it imports a module Store"), result.errors)
    }

    // MARK: Files

    func testGeneratedFilesOfAnAppAreItsOwn() throws {
        let root = try repositories(app: plain())
        try root.write("app/Sources/Made.generated.swift", holding().replacingOccurrences(of: "Screen", with: "Made"))
        try collect("app", in: root)
        let result = try root.reobserve("diff --root kit --with-facts facts")
        XCTAssertTrue(result.errors.contains("app:Sources/Made.generated.swift:5 needs Store"), result.errors)
    }

    func testAnAppCanNotExcludeItsUses() throws {
        let root = try repositories(app: holding())
        try root.write("app/.reobserve.json", #"{"exclude": ["Sources"]}"#)
        let made = try root.reobserve("facts --root app --output app.json")
        XCTAssertEqual(made.status, 0)
        XCTAssertTrue(made.errors.contains("Facts are of all files, also of those that “exclude”"), made.errors)
        let result = try root.reobserve("diff --root kit --with-facts app.json")
        XCTAssertTrue(result.errors.contains("app:Sources/Main.swift:5 needs Store"), result.errors)
        XCTAssertEqual(try root.reobserve("facts --root app --exclude Sources").status, 2)
    }

    // MARK: Other modules

    /// A listed library that knows nothing of the judged one, and asks for any `ObservableObject`.
    func testGenericsOfUnrelatedModulesHold() throws {
        let root = try repositories(app: "import Holding\n" + plain())
        try addPackage(
            "holding", module: "Holding",
            "import SwiftUI\npublic func register<Model: ObservableObject>(_ model: Model) {}\n", to: root)
        try collect("app", in: root)
        XCTAssertEqual(try root.reobserve("diff --root kit --with-facts facts").status, 1)
        try collect("holding", in: root)
        let result = try root.reobserve("diff --root kit --with-facts facts")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.errors.contains("app may pass Store to register, which asks for an"), result.errors)
    }

    /// Internal types are seen by `@testable` imports alone, and folders without a target by none.
    func testModulesOfOneNameHoldNoInternalTypes() throws {
        let internalStore = FactsSoundnessEndToEndTests.store.replacingOccurrences(of: "public ", with: "")
        let root = try TemporaryDirectory()
        try addPackage("one", module: "App", internalStore, to: root)
        try addPackage("two", module: "App", "import SwiftUI\nstruct Empty {}\n", to: root)
        try root.write("one/Loose.swift", internalStore.replacingOccurrences(of: "Store", with: "Shelf"))
        try root.write("two/Loose.swift", "struct Loose {}\n")
        try collect("two", in: root)
        let result = try root.reobserve("diff --root one --with-facts facts")
        XCTAssertEqual(result.status, 1, result.errors)
        XCTAssertFalse(result.errors.contains("unseen"), result.errors)
        XCTAssertEqual(result.text.components(separatedBy: "+@Observable\n").count, 3, result.text)
    }
}
