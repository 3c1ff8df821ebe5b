import XCTest

@testable import reobserve

/// Runs the real program on a directory with projects side by side, which are judged each by itself and share the
/// threads.
final class SeparateProjectsEndToEndTests: XCTestCase {
    /// Six small packages and a large one; in every second one a subscription holds the class back.
    private func projects() throws -> TemporaryDirectory {
        let root = try TemporaryDirectory()
        for number in 1...7 {
            let name = "App\(number)"
            try root.write(
                "\(name)/Package.swift",
                """
                // swift-tools-version: 5.9
                import PackageDescription

                let package = Package(name: "\(name)", platforms: [.iOS(.v17)], targets: [.executableTarget(name: "\(name)")])

                """)
            let isBlocked = number % 2 == 0
            try root.write("\(name)/Sources/\(name)/Model.swift", Sample.model())
            try root.write("\(name)/Sources/\(name)/Screen.swift", Sample.view())
            if isBlocked { try root.write("\(name)/Sources/\(name)/Follow.swift", Sample.publisherUse(of: "Model")) }
            guard number == 7 else { continue }
            for other in 1...40 {
                try root.write(
                    "\(name)/Sources/\(name)/Other\(other).swift", "struct Other\(other) { var model: Model? }\n")
            }
        }
        return root
    }

    func testThreadsChangeNothing() throws {
        let root = try projects()
        let alone = try root.reobserve("-v -j 1")
        for threads in [2, 3, 8] {
            let together = try root.reobserve("-v -j \(threads)")
            XCTAssertEqual(together.text, alone.text, "\(threads) threads")
            XCTAssertEqual(together.errors, alone.errors, "\(threads) threads")
        }
        XCTAssertEqual(
            alone.text.components(separatedBy: "diff --git").count - 1, 8, "a model and a view of four packages")
        for number in [2, 4, 6] {
            XCTAssertTrue(alone.errors.contains("App\(number)/Sources/App\(number)/Model.swift"), alone.errors)
        }
    }

    /// What any class of one package may be is none of another.
    func testEachIsJudgedAsItIsAlone() throws {
        let root = try projects()
        let together = try root.reobserve("--list").lines
        let single = try (1...7).flatMap { number in
            try root.reobserve("--list --root App\(number)").lines.map { "App\(number)/\($0)" }
        }
        XCTAssertEqual(together.sorted(), single.sorted())
        XCTAssertFalse(single.isEmpty)
    }

    /// Clones below directories of their owners are as separate as those side by side: modules of one name are not the
    /// same.
    func testRepositoriesAreJudgedAloneAtAnyDepth() throws {
        let root = try TemporaryDirectory()
        let model =
            "import SwiftUI\n\npublic final class Model: ObservableObject {\n    @Published public var title = \"\"\n}\n"
        for name in ["one", "two"] {
            let path = "forge/owner/\(name)"
            let settings = "platforms: [.iOS(.v17)]"
            try root.write(
                "\(path)/Core/Package.swift",
                "let package = Package(name: \"Core\", \(settings), targets: [.target(name: \"Core\")])\n")
            try root.write("\(path)/Core/Sources/Core/Model.swift", model)
            try root.write(
                "\(path)/App/Package.swift",
                "let package = Package(name: \"App\", \(settings), targets: [.executableTarget(name: \"App\")])\n")
            try root.write("\(path)/App/Sources/App/Screen.swift", "import Core\n" + Sample.view())
        }
        try root.write(
            "forge/owner/two/App/Sources/App/Follow.swift", "import Core\n" + Sample.publisherUse(of: "Model"))
        XCTAssertEqual(try root.reobserve("--list").lines, [], "nothing tells the two apart")
        for name in ["one", "two"] { root.makeDirectory("forge/owner/\(name)/.git") }
        let own = "forge/owner/one"
        XCTAssertEqual(
            try root.reobserve("--list").lines,
            ["\(own)/App/Sources/App/Screen.swift", "\(own)/Core/Sources/Core/Model.swift"])
    }

    /// A specification names targets of others by their names: what it imports from beside it belongs to it.
    func testTargetsNamedWithoutPathsBelongTogether() throws {
        let root = try TemporaryDirectory()
        try root.write(
            "Shop/project.yml",
            "name: Shop\ntargets:\n  Shop:\n    type: application\n    platform: iOS\n    sources: [.]\n")
        try root.write(
            "ShopTests/project.yml",
            """
            name: ShopTests
            targets:
              ShopTests:
                type: bundle.unit-test
                platform: iOS
                sources: [.]
                dependencies:
                  - target: Shop

            """)
        try root.write("Shop/Model.swift", Sample.model())
        try root.write("Shop/Screen.swift", Sample.view())
        try root.write("ShopTests/Follow.swift", "@testable import Shop\n" + Sample.publisherUse(of: "Model"))
        let apart = try root.reobserve("--list --root Shop").lines
        let together = try root.reobserve("--list").lines
        XCTAssertEqual(apart.count, 2, apart.description)
        XCTAssertNotEqual(together.sorted(), apart.map { "Shop/\($0)" }.sorted(), "the test subscribes to the class")
    }
}
