import Foundation
import XCTest

@testable import reobserve

/// Runs the real program on a library and two apps, each a repository of its own: the library's public class moves only
/// where the facts of both apps allow it.
final class FactsEndToEndTests: XCTestCase {
    private static let store = """
        import SwiftUI

        public final class Store: ObservableObject {
            @Published public var items: [String] = []
            public init() {}
            public func load() { items = ["a"] }
        }

        public struct StoreView: View {
            @ObservedObject var store: Store
            public init(store: Store) { self.store = store }
            public var body: some View { Text(store.items.joined()) }
        }

        """
    /// Passes the object on and reads it; works with both systems.
    private static let plain = """
        import PantryKit
        import SwiftUI

        struct Screen: View {
            let store: Store
            var body: some View {
                StoreView(store: store).onAppear { store.load() }
            }
        }

        """
    private static let holding = plain.replacingOccurrences(
        of: "    let store: Store\n", with: "    @StateObject var store = Store()\n")

    private func repositories(appA: String = plain, appB: String = plain) throws -> TemporaryDirectory {
        let root = try TemporaryDirectory()
        try root.write(
            "kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "PantryKit", platforms: [.iOS(.v17)],
                products: [.library(name: "PantryKit", targets: ["PantryKit"])],
                targets: [.target(name: "PantryKit")])
            """)
        try root.write("kit/Sources/PantryKit/Store.swift", FactsEndToEndTests.store)
        try addApp("app-a", appA, to: root)
        try addApp("app-b", appB, to: root)
        return root
    }

    private func addApp(_ name: String, _ text: String, module: String = "App", to root: TemporaryDirectory) throws {
        try root.write(
            "\(name)/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "\(module)", platforms: [.iOS(.v17)], targets: [.target(name: "\(module)", path: "Sources")])
            """)
        try root.write("\(name)/Sources/Screen.swift", text)
    }

    private func collect(_ names: String..., in root: TemporaryDirectory, line: UInt = #line) throws {
        try FileManager.default.createDirectory(atPath: root.path("facts"), withIntermediateDirectories: true)
        for name in names {
            let result = try root.reobserve("facts --root \(name) --output facts/\(name).json")
            XCTAssertEqual(result.status, 0, result.errors, line: line)
            XCTAssertEqual(result.text, "", line: line)
        }
    }

    // MARK: What moves

    func testAPublicTypeMovesOnlyWhereTheFactsOfAllUsersAllowIt() throws {
        let root = try repositories(appB: FactsEndToEndTests.holding)
        let alone = try root.reobserve("diff --root kit")
        XCTAssertEqual(alone.status, 0)
        XCTAssertTrue(alone.errors.contains("Store is public in a library product"), alone.errors)

        try collect("kit", "app-a", in: root)
        let missing = try root.reobserve("diff --root kit --with-facts facts --users app-a,app-b")
        XCTAssertEqual(missing.status, 0)
        XCTAssertTrue(missing.errors.contains("The facts of app-b are missing, so public types stay."), missing.errors)
        XCTAssertTrue(missing.errors.contains("facts of app-b are missing (Store)"), missing.errors)

        try collect("app-b", in: root)
        let held = try root.reobserve("diff --root kit --with-facts facts --users app-a,app-b")
        XCTAssertEqual(held.status, 0)
        XCTAssertTrue(
            held.errors.contains("app-b:Sources/Screen.swift:5 needs Store as an ObservableObject (@StateObject)"),
            held.errors)
        XCTAssertEqual(held.text, "")

        try root.write("app-b/Sources/Screen.swift", FactsEndToEndTests.plain)
        try collect("app-b", in: root)
        let moved = try root.reobserve("diff --root kit --with-facts facts --users app-a,app-b")
        XCTAssertEqual(moved.status, 1, moved.errors)
        XCTAssertTrue(moved.text.contains("+@Observable\n"), moved.text)
        XCTAssertTrue(moved.errors.contains("Public types are judged with the facts of app-a and app-b."), moved.errors)
        XCTAssertEqual(
            try root.reobserve("apply --root kit --with-facts facts").status, 0, "the facts given are all users then")
        XCTAssertTrue(try root.text("kit/Sources/PantryKit/Store.swift").contains("@Observable"))
        try collect("kit", in: root)
        XCTAssertTrue(try root.text("facts/kit.json").contains("\"system\":\"observable\""))
    }

    func testEveryCommandJudgesWithTheFacts() throws {
        let root = try repositories(appB: FactsEndToEndTests.holding)
        try collect("app-a", "app-b", in: root)
        let place = "app-b:Sources/Screen.swift:5"
        for command in ["check --fail-on blocked", "report --output json", "why Store", "check --output sarif"] {
            let result = try root.reobserve("\(command) --root kit --with-facts facts")
            XCTAssertTrue((result.text + result.errors).contains(place), "\(command): \(result.text)")
        }
        let json = try root.reobserve("check --root kit --with-facts facts --output json").text
        XCTAssertTrue(json.contains("\"elsewhere\" : \"app-b:Sources/Screen.swift:5\""), json)
        let plan = try root.reobserve("plan --root kit --with-facts facts/app-a.json")
        XCTAssertTrue(plan.text.contains("Store"), plan.text)
    }

    func testTheConfigurationNamesUsers() throws {
        let root = try repositories()
        try root.write("kit/.reobserve.json", #"{"users": ["app-a", "app-b"], "repository": "pantry"}"#)
        try collect("app-a", in: root)
        let result = try root.reobserve("diff --root kit --with-facts facts")
        XCTAssertTrue(result.errors.contains("facts of app-b are missing"), result.errors)
        let none = try root.reobserve("diff --root kit")
        XCTAssertTrue(none.errors.contains("facts of app-a, app-b are missing"), none.errors)
        XCTAssertTrue(try root.reobserve("facts --root kit").text.contains(#""name":"pantry""#))
        try root.write("kit/.reobserve.json", #"{"with-facts": "/tmp"}"#)
        let refused = try root.reobserve("diff --root kit")
        XCTAssertEqual(refused.status, 2)
        XCTAssertTrue(refused.errors.contains("which only the command line may do"), refused.errors)
    }

    // MARK: Ways to hold

    func testUsesThatHold() throws {
        let uses = [
            "final class Sub: Store {}": true,
            "func f(_ s: Store) { s.$items.sink { _ in } }": true,
            "func f(_ s: Store) { s.objectWillChange.send() }": true,
            "extension Store { func g() { objectWillChange.send() } }": true,
            "let v = Text(\"\").environmentObject(unknown.store)": true,
            "func f(_ k: Kit) { k.anything.$items.sink { _ in } }": true,
            "func f(_ k: Kit) { k.anything.$others.sink { _ in } }": false,
            "struct S: View { @EnvironmentObject var s: PantryKit.Store }": true,
            "struct S: View { @EnvironmentObject var s: PantryKit.Other }": false,
            "@MainActor func f(_ s: Store) { s.items = []; s.load() }": false,
            "extension Store { func g() { items = [] } }": false,
        ]
        let root = try repositories()
        for (use, isHeld) in uses.sorted(by: { $0.key < $1.key }) {
            try root.write("app-a/Sources/Screen.swift", "import PantryKit\nimport SwiftUI\n\(use)\n")
            try collect("app-a", in: root)
            let result = try root.reobserve("diff --root kit --with-facts facts/app-a.json")
            XCTAssertEqual(result.status, isHeld ? 0 : 1, "\(use): \(result.errors)")
            if isHeld { XCTAssertTrue(result.errors.contains("app-a:Sources/Screen.swift:3"), result.errors) }
        }
    }

    /// A module in between passes the library on, or gives its class another name.
    func testModulesInBetween() throws {
        let root = try repositories()
        try addApp(
            "umbrella", "@_exported import PantryKit\npublic typealias Shelf = PantryKit.Store\n", module: "Umbrella",
            to: root)
        let texts = [
            ("import Umbrella\nimport SwiftUI\nstruct S: View { @ObservedObject var s: Store }\n", true),
            ("import Umbrella\nimport SwiftUI\nstruct S: View { @ObservedObject var s: Shelf }\n", true),
            ("import Umbrella\nimport SwiftUI\nstruct S: View { @ObservedObject var s: Other }\n", false),
            ("import Unrelated\nimport SwiftUI\nstruct S: View { @ObservedObject var s: Store }\n", false),
        ]
        for (text, isHeld) in texts {
            try root.write("app-a/Sources/Screen.swift", text)
            try collect("app-a", "umbrella", in: root)
            let result = try root.reobserve("diff --root kit --with-facts facts")
            XCTAssertEqual(result.status, isHeld ? 0 : 1, "\(text): \(result.errors)")
        }
    }

    /// Calls of a library's generic code are not told apart from other calls.
    func testPublicCodeThatIsGenericOverObservableObjectHolds() throws {
        let root = try repositories()
        try root.write(
            "kit/Sources/PantryKit/Watch.swift",
            "import SwiftUI\npublic func watch<Model: ObservableObject>(_ model: Model) {}\n")
        try collect("app-a", "kit", in: root)
        XCTAssertTrue(try root.text("facts/kit.json").contains("\"generics\":[\"watch\"]"))
        let result = try root.reobserve("diff --root kit --with-facts facts")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.errors.contains("app-a may pass Store to watch, which asks for an"), result.errors)
    }

    func testACopyOfTheLibraryHidesItsUses() throws {
        let root = try repositories()
        try root.write(
            "app-a/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "App", path: "Sources"), .target(name: "PantryKit", path: "Vendor/PantryKit")])
            """)
        try root.write("app-a/Vendor/PantryKit/Store.swift", FactsEndToEndTests.store)
        try collect("app-a", in: root)
        let result = try root.reobserve("diff --root kit --with-facts facts")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(
            result.errors.contains("app-a may use Store unseen: it declares a module PantryKit itself"), result.errors)
        // What a tool checked out is not the repository's own.
        try addApp("app-b", FactsEndToEndTests.holding, to: root)
        try root.write("app-b/Pods/PantryKit/Store.swift", FactsEndToEndTests.store)
        try collect("app-b", in: root)
        let pods = try root.reobserve("diff --root kit --with-facts facts/app-b.json")
        XCTAssertTrue(pods.errors.contains("app-b:Sources/Screen.swift:5"), pods.errors)
    }

    func testProtocolsAreHeldByTheirConformers() throws {
        let root = try repositories()
        try root.write(
            "kit/Sources/PantryKit/Source.swift",
            """
            import SwiftUI
            public protocol Source: ObservableObject { var title: String { get } }
            public final class Shelf: Source {
                @Published public var title = ""
                public init() {}
            }
            public struct Header<S: Source>: View {
                @ObservedObject var source: S
                public init(source: S) { self.source = source }
                public var body: some View { Text(source.title) }
            }

            """)
        try collect("app-a", in: root)
        XCTAssertTrue(try root.reobserve("diff --root kit --with-facts facts").text.contains("Source: AnyObject"))
        try root.write(
            "app-a/Sources/Own.swift", "import PantryKit\nfinal class Own: Source { var title = \"\" }\n")
        try collect("app-a", in: root)
        let result = try root.reobserve("check --root kit --with-facts facts --fail-on none")
        XCTAssertTrue(
            result.text.contains("app-a:Sources/Own.swift:2 needs Source as an ObservableObject"), result.text)
    }

    // MARK: The file

    func testTheFileDependsOnTheSourcesAlone() throws {
        let root = try repositories(appA: FactsEndToEndTests.holding)
        for number in 0..<20 {
            try root.write(
                "app-a/Sources/Part\(number).swift",
                "import PantryKit\nfunc f\(number)(_ s: Store, _ t: Thing\(number)) { s.$items.sink { _ in } }\n")
        }
        let one = try root.reobserve("facts --root app-a -j 1").output
        XCTAssertEqual(try root.reobserve("facts --root app-a -j 2").output, one)
        XCTAssertEqual(try root.reobserve("facts --root app-a -j 7").output, one)
        try collect("app-a", in: root)
        XCTAssertEqual(try root.bytes("facts/app-a.json"), one)
        XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(one)))
        XCTAssertFalse(String(decoding: one, as: UTF8.self).contains(root.path), "nothing of the machine is in it")
        try FileManager.default.moveItem(atPath: root.path("app-a"), toPath: root.path("elsewhere"))
        XCTAssertEqual(try root.reobserve("facts --root elsewhere --repository app-a -q").output, one)
        XCTAssertEqual(try root.reobserve("facts --root elsewhere --repository app-a -q").errors, "")
    }

    func testTheCommitIsTold() throws {
        let root = try repositories()
        try root.git("-C", "app-a", "init", "-q")
        try root.git("-C", "app-a", "add", "-A")
        try root.git("-C", "app-a", "commit", "-qm", "x")
        try root.git("-C", "app-a", "remote", "add", "origin", "git@host:team/shop.git")
        let clean = try root.reobserve("facts --root app-a --output app-a/facts.json")
        XCTAssertEqual(clean.status, 0)
        let first = try root.text("app-a/facts.json")
        XCTAssertTrue(first.contains(#""dirty":false,"name":"shop""#), first)
        XCTAssertNotNil(first.firstMatch(of: #/"commit":"[0-9a-f]{40}"/#), first)
        _ = try root.reobserve("facts --root app-a --output app-a/facts.json")
        XCTAssertEqual(try root.text("app-a/facts.json"), first, "its own file makes no checkout dirty")
        try root.write("app-a/Sources/Screen.swift", FactsEndToEndTests.holding)
        XCTAssertTrue(try root.reobserve("facts --root app-a").text.contains(#""dirty":true"#))
    }

    func testFactsOfAnotherVersionAreNamed() throws {
        let root = try repositories()
        try root.git("-C", "kit", "init", "-q")
        try root.git("-C", "kit", "add", "-A")
        try root.git("-C", "kit", "commit", "-qm", "x")
        try root.write(
            "app-a/Package.resolved",
            """
            {"pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "https://host/team/kit.git",
              "state": {"revision": "0123456789012345678901234567890123456789", "version": "1.2.0"}}], "version": 2}
            """)
        try collect("app-a", in: root)
        XCTAssertTrue(try root.text("facts/app-a.json").contains(#""name":"kit","version":"1.2.0""#))
        let result = try root.reobserve("diff --root kit --with-facts facts")
        XCTAssertTrue(result.errors.contains("app-a uses kit 1.2.0 at 0123456, and this is "), result.errors)
    }

    func testFilesThatCanNotBeUsed() throws {
        let root = try repositories()
        try collect("app-a", in: root)
        let good = try root.text("facts/app-a.json")
        try root.write("bad/truncated.json", String(good.dropLast(20)))
        try root.write("bad/text.json", "hello")
        try root.write("bad/list.json", "[]")
        try root.write("bad/old.json", good.replacingOccurrences(of: "\"version\": 1", with: "\"version\": 7"))
        try root.write("bad/kind.json", good.replacingOccurrences(of: "\"kind\":\"name\"", with: "\"kind\":\"guess\""))
        try root.write("bad/line.json", good.replacingOccurrences(of: "\"line\":5", with: "\"line\":-5"))
        try root.write("bad/large.json", good.replacingOccurrences(of: "\"line\":5", with: "\"line\":1000000001"))
        try root.write("bad/name.json", good.replacingOccurrences(of: "\"name\":\"app-a\"", with: "\"name\":\"\""))
        try root.write("bad/type.json", good.replacingOccurrences(of: "\"dirty\":false", with: "\"dirty\":[]"))
        try root.write("twice/a.json", good)
        try root.write("twice/b.json", good)
        try root.write(
            "commits/a.json", good.replacingOccurrences(of: "\"dirty\":false", with: "\"commit\":\"a\",\"dirty\":false")
        )
        try root.write(
            "commits/b.json", good.replacingOccurrences(of: "\"dirty\":false", with: "\"commit\":\"b\",\"dirty\":false")
        )
        try root.write("empty/readme.txt", "")
        let cases = [
            ("bad/truncated.json", "can't be read as JSON"), ("bad/text.json", "can't be read as JSON"),
            ("bad/list.json", "the facts file has a value of the wrong type"),
            ("bad/old.json", "the facts have version 7, and this program reads version 1"),
            ("bad/kind.json", "uses[0].kind has the unknown value “guess”"),
            ("bad/line.json", "uses[0].line is not a line number"),
            ("bad/large.json", "uses[0].line is not a line number"), ("bad/name.json", "the repository has no name"),
            ("bad/type.json", "repository.dirty has a value of the wrong type"),
            ("twice", "both hold facts of “app-a”; keep one of them, or, if these are two repositories of one name, pass"),
            ("commits", "hold facts of “app-a” at two commits"),
            ("empty", "holds no file whose name ends in .json"), ("missing", "No such file"),
        ]
        for (path, message) in cases {
            let result = try root.reobserve("diff --root kit --with-facts \(path)")
            XCTAssertEqual(result.status, 2, path)
            XCTAssertTrue(result.errors.contains(message), "\(path): \(result.errors)")
            XCTAssertEqual(result.text, "", path)
        }
        let same = try root.reobserve("diff --root kit --with-facts facts --with-facts facts/app-a.json")
        XCTAssertEqual(same.status, 1, "a file that is reached twice is one: \(same.errors)")
    }

    func testSourcesThatCanNotBeReadGiveNoFacts() throws {
        let root = try repositories()
        try root.write("app-a/Sources/Secret.swift", "import PantryKit\n")
        try FileManager.default.removeItem(atPath: root.path("app-a/Sources/Secret.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: root.path("app-a/Sources/Secret.swift"), withDestinationPath: "/dev/null/nothing")
        try root.write("app-a/Sources/Broken.swift", "import PantryKit\nstruct A { func\n")
        let result = try root.reobserve("facts --root app-a")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(result.text.contains(#""kind":"unparsable-file""#), result.text)
    }

    /// Names and paths are data, whatever they look like.
    func testNamesInFactsSteerNothing() throws {
        let root = try repositories(appA: FactsEndToEndTests.holding)
        try collect("app-a", in: root)
        let text = try root.text("facts/app-a.json")
        try root.write(
            "facts/app-a.json",
            text.replacingOccurrences(
                of: "\"Sources/Screen.swift\"", with: #""\u001b[2J\n::error::pwned/../../etc/passwd""#
            )
            .replacingOccurrences(of: "\"name\":\"app-a\"", with: #""name":"a\n::error::b\u001b[2J""#))
        for command in ["diff", "check", "check --output github", "report", "why Store", "check --output sarif"] {
            let result = try root.reobserve("\(command) --root kit --with-facts facts")
            let all = result.text + result.errors
            XCTAssertFalse(all.contains("\u{1B}"), command)
            XCTAssertFalse(all.split(separator: "\n").contains { $0.hasPrefix("::error::") }, "\(command): \(all)")
            XCTAssertTrue(all.contains("a\\n::error::b"), "\(command): \(all)")
        }
    }
}
