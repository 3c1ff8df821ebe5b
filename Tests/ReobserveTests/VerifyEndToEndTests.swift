import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// Runs the real program with `--verify`: what the command accepts stays written, and nothing else.
final class VerifyEndToEndTests: XCTestCase {
    private func makeProject(_ names: [String]) throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        for name in names {
            try project.write("\(name).swift", Sample.model(name))
            try project.write("\(name)Screen.swift", Sample.view(name + "Screen", of: name))
        }
        return project
    }

    /// Fails where one of the types has moved.
    private func refusing(_ names: String...) -> String {
        names.map { "! grep -q @Observable \($0).swift" }.joined(separator: " && ")
    }

    private func assertMoved(
        _ project: TemporaryDirectory, _ moved: Set<String>, of names: [String], line: UInt = #line
    ) throws {
        for name in names {
            let isMoved = moved.contains(name)
            XCTAssertEqual(
                try project.text("\(name).swift"), isMoved ? Sample.migratedModel(name) : Sample.model(name), line: line
            )
            let view = isMoved ? Sample.migratedView(name + "Screen", of: name) : Sample.view(name + "Screen", of: name)
            XCTAssertEqual(try project.text("\(name)Screen.swift"), view, line: line)
        }
    }

    private let six = ["Account", "Basket", "Cart", "Draft", "Editor", "Feed"]

    func testCommandThatPassesKeepsAll() throws {
        let project = try makeProject(six)
        let result = try project.reobserve("apply", "--verify", "echo building; grep -q @Observable Cart.swift")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.text, "", "what the command prints goes to stderr")
        XCTAssertTrue(result.errors.contains("building\n"), result.errors)
        XCTAssertTrue(result.errors.contains("6 of 6 types migrated in 12 files."), result.errors)
        try assertMoved(project, Set(six), of: six)
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        try assertMoved(project, [], of: six)
    }

    func testGuiltyTypesAreFoundAndTheOthersStayWritten() throws {
        for guilty in [["Account", "Feed"], ["Basket", "Cart", "Draft"]] {
            let project = try makeProject(six)
            let command = guilty.map { "{ ! grep -q @Observable \($0).swift || { echo 'bad \($0)'; exit 3; }; }" }
                .joined(separator: " && ")
            let result = try project.reobserve("apply", "--verify", command)
            XCTAssertEqual(result.status, 2, result.errors)
            for name in six {
                XCTAssertEqual(
                    result.errors.contains("\(name).swift:3:13: error: with \(name) migrated, "), guilty.contains(name),
                    result.errors)
                XCTAssertEqual(result.errors.contains("    bad \(name)\n"), guilty.contains(name), result.errors)
            }
            XCTAssertTrue(result.errors.contains("(exit code 3)"), result.errors)
            XCTAssertTrue(
                result.errors.contains("it would change \(guilty[0]).swift, \(guilty[0])Screen.swift"), result.errors)
            try assertMoved(project, Set(six).subtracting(guilty), of: six)
            XCTAssertEqual(try project.reobserve("undo").status, 0, "one undo takes all of it back")
            try assertMoved(project, [], of: six)
            XCTAssertTrue(try project.reobserve("undo").errors.contains("nothing to undo"))
        }
    }

    func testCommandThatFailsWithoutAnyChange() throws {
        let project = try makeProject(six)
        let before = try project.tree()
        let result = try project.reobserve("apply", "--verify", "exit 5")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(
            result.errors.contains("also fails without the changes (exit code 5); nothing was written"), result.errors)
        XCTAssertEqual(try project.tree(), before)
    }

    func testEveryTypeGuilty() throws {
        for names in [["Account"], ["Account", "Basket"]] {
            let project = try makeProject(names)
            let before = try project.tree()
            let result = try project.reobserve("apply", "--verify", "! grep -q @Observable *.swift")
            XCTAssertEqual(result.status, 2)
            XCTAssertTrue(result.errors.contains("nothing was written"), result.errors)
            for name in names { XCTAssertTrue(result.errors.contains("with \(name) migrated"), result.errors) }
            XCTAssertEqual(try project.tree(), before)
            XCTAssertTrue(try project.reobserve("undo").errors.contains("nothing to undo"))
        }
    }

    /// A class and its subclass move together, so they are tried together.
    func testTypesOfOneUnitGoTogether() throws {
        let project = try makeProject(["Other"])
        try project.write("Base.swift", Sample.model("Base").replacingOccurrences(of: "final class", with: "class"))
        try project.write("Sub.swift", "import SwiftUI\n\nfinal class Sub: Base {\n    @Published var more = \"\"\n}\n")
        try project.write("SubScreen.swift", Sample.view("SubScreen", of: "Sub"))
        XCTAssertTrue(try project.reobserve("diff").errors.contains("3 of 3 types can migrate now"))
        let before = try project.text("Base.swift")
        let result = try project.reobserve("apply", "--verify", refusing("Sub"))
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("with Base migrated"), result.errors)
        XCTAssertTrue(result.errors.contains("with Sub migrated"), result.errors)
        XCTAssertFalse(result.errors.contains("with Other migrated"), result.errors)
        XCTAssertEqual(try project.text("Base.swift"), before)
        try assertMoved(project, ["Other"], of: ["Other"])
    }

    /// `--skip-type` can't tell a nested type from another of its name, so they are judged together.
    func testTypesThatShareANameGoTogether() throws {
        let project = try makeProject(["Model", "Other"])
        try project.write(
            "Nested.swift",
            "import SwiftUI\n\nenum Outer {\n    final class Model: ObservableObject {\n        @Published var title = \"\"\n    }\n}\n\n"
                + Sample.view("NestedScreen", of: "Outer.Model"))
        XCTAssertTrue(try project.reobserve("diff").errors.contains("3 of 3 types can migrate now"))
        let before = try project.text("Nested.swift")
        let result = try project.reobserve("apply", "--verify", refusing("Model"))
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(try project.text("Nested.swift"), before)
        try assertMoved(project, ["Other"], of: ["Model", "Other"])
    }

    func testCommandThatDoesNotExist() throws {
        let project = try makeProject(["Account"])
        let before = try project.tree()
        let result = try project.reobserve("apply", "--verify", "no-such-program-here")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.contains("sh could not run the command (exit code 127)"), result.errors)
        XCTAssertEqual(try project.tree(), before)
    }

    func testCommandRunsWhereTheUserIsAndReadsNothing() throws {
        let project = try makeProject(["Account"])
        try project.write("Sub/x.txt")
        let result = try project.reobserve(
            "apply", "--root", "..", "--verify", "test -f x.txt && test -z \"$(cat)\"", "..", in: "Sub")
        XCTAssertEqual(result.status, 0, result.errors)
    }

    /// What stays in the background holds nothing up.
    func testCommandThatLeavesSomethingRunning() throws {
        let project = try makeProject(["Account"])
        let start = Date()
        let result = try ChildProcess.run(
            "sh",
            [
                "-c", "cd \"$1\" && \"$2\" apply --verify 'sleep 30 & echo started'", "sh", project.path,
                try BuiltProgram.path(),
            ])
        XCTAssertEqual(result.exitCode, 0)
        XCTAssertTrue(String(decoding: result.standardError, as: UTF8.self).contains("started\n"))
        XCTAssertLessThan(Date().timeIntervalSince(start), 25)
    }

    func testCommandThatEditsTheFiles() throws {
        let project = try makeProject(["Account"])
        let result = try project.reobserve("apply", "--verify", "echo '// mine' >> Account.swift; false")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(
            result.errors.contains("Account.swift: error: changed in the meantime and was left unchanged"),
            result.errors)
        XCTAssertEqual(try project.text("Account.swift"), Sample.migratedModel("Account") + "// mine\n")
        XCTAssertEqual(try project.text("AccountScreen.swift"), Sample.view("AccountScreen", of: "Account"))
    }

    func testPlanIsVerifiedAsAWhole() throws {
        let project = try makeProject(["Account", "Basket"])
        XCTAssertEqual(try project.reobserve("diff", "--plan-out", "plan.json").status, 1)
        let failed = try project.reobserve("apply", "--plan", "plan.json", "--verify", refusing("Basket"))
        XCTAssertEqual(failed.status, 2)
        XCTAssertTrue(failed.errors.contains("nothing was written"), failed.errors)
        try assertMoved(project, [], of: ["Account", "Basket"])
        XCTAssertEqual(try project.reobserve("apply", "--plan", "plan.json", "--verify", "true").status, 0)
        try assertMoved(project, ["Account", "Basket"], of: ["Account", "Basket"])
    }

    // MARK: Ended while the command runs

    func testKilledWhileTheCommandRuns() throws {
        let project = try makeProject(["Account"])
        let result = try project.reobserve("apply", "--verify", "kill -9 $PPID", mayBeKilled: true)
        XCTAssertEqual(result.status, 128 + SIGKILL)
        try assertMoved(project, ["Account"], of: ["Account"])
        XCTAssertTrue(try project.reobserve("diff").errors.contains("was interrupted"))
        XCTAssertEqual(try project.reobserve("undo").status, 0)
        try assertMoved(project, [], of: ["Account"])
    }

    func testSignalEndsTheCommandAndTakesEverythingBack() throws {
        for (name, number) in [("TERM", SIGTERM), ("INT", SIGINT)] {
            let project = try makeProject(["Account"])
            let before = try project.tree()
            let result = try project.reobserve(
                "apply", "--verify", "kill -\(name) $PPID; sleep 60; touch too-late", mayBeKilled: true, limit: 30)
            XCTAssertEqual(result.status, 128 + number, result.errors)
            XCTAssertTrue(result.errors.contains("interrupted; nothing was written"), result.errors)
            XCTAssertEqual(try project.tree(), before)
            XCTAssertTrue(try project.reobserve("undo").errors.contains("nothing to undo"))
        }
    }

    func testReaderDuringTheCommandIsNotWarned() throws {
        let project = try makeProject(["Account"])
        let program = try BuiltProgram.path()
        let result = try project.reobserve("apply", "--verify", "\(program) diff; ! \(program) apply", "-q")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertFalse(result.errors.contains("was interrupted"), result.errors)
        XCTAssertTrue(result.errors.contains("another reobserve is writing under"), result.errors)
    }

    // MARK: A real build

    /// A package that SwiftPM builds. A file that git ignores, as code generators leave them, uses one of the types as
    /// what it was; the tool doesn't see that, and the build does.
    func testRealPackageWhoseBuildBreaks() throws {
        #if os(Linux)
            let project = try TemporaryDirectory()
            try project.write(
                "stub/Package.swift",
                """
                // swift-tools-version: 5.9
                import PackageDescription

                let package = Package(
                    name: "stub", products: [.library(name: "SwiftUI", targets: ["SwiftUI"])], targets: [.target(name: "SwiftUI", path: ".")])

                """)
            try project.write("stub/SwiftUI.swift", Self.stub)
            try project.write(
                "app/Package.swift",
                """
                // swift-tools-version: 5.9
                import PackageDescription

                let package = Package(
                    name: "App", platforms: [.macOS(.v14)], dependencies: [.package(path: "../stub")],
                    targets: [.target(name: "App", dependencies: [.product(name: "SwiftUI", package: "stub")], path: "Sources")])

                """)
            let names = ["Account", "Basket", "Cart"]
            for name in names {
                try project.write("app/Sources/\(name).swift", Sample.model(name))
                try project.write("app/Sources/\(name)Screen.swift", Sample.view(name + "Screen", of: name))
            }
            try project.write("app/.gitignore", "Generated\n.build\n")
            try project.write(
                "app/Sources/Generated/Registry.swift",
                "import SwiftUI\n\nlet registry: [any ObservableObject] = [Basket()]\n")
            let environment = ["HOME": project.path]
            let build = "swift build --disable-sandbox"
            let result = try project.reobserve(
                "apply", "--verify", build, in: "app", environment: environment, limit: 900)
            XCTAssertEqual(result.status, 2, result.errors)
            XCTAssertTrue(
                result.errors.contains(
                    "Sources/Basket.swift:3:13: error: with Basket migrated, \(build) fails (exit code 1)"),
                result.errors)
            XCTAssertTrue(result.errors.contains("1 type was reverted"), result.errors)
            for name in names {
                let expected = name == "Basket" ? Sample.model(name) : Sample.migratedModel(name)
                XCTAssertEqual(try project.text("app/Sources/\(name).swift"), expected, result.errors)
            }
            let second = try project.reobserve(
                "apply", "--skip-type", "Basket", "--verify", build, in: "app", environment: environment, limit: 900)
            XCTAssertEqual(second.status, 0, second.errors)
            XCTAssertEqual(try project.reobserve("undo", in: "app").status, 0)
            for name in names { XCTAssertEqual(try project.text("app/Sources/\(name).swift"), Sample.model(name)) }
        #else
            throw XCTSkip("a module of the name SwiftUI can't stand in for the system's")
        #endif
    }

    private static let stub = """
        @_exported import Observation

        public protocol ObservableObject: AnyObject {}
        @propertyWrapper public struct Published<Value> {
            public var wrappedValue: Value
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        @propertyWrapper public struct StateObject<Value: ObservableObject> {
            public var wrappedValue: Value
            public init(wrappedValue: @autoclosure () -> Value) { self.wrappedValue = wrappedValue() }
        }
        @propertyWrapper public struct State<Value> {
            public var wrappedValue: Value
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        public protocol View { associatedtype Body: View; var body: Body { get } }
        extension Never: View { public var body: Never { fatalError() } }
        public struct Text: View { public init(_ text: String) {}; public var body: Never { fatalError() } }

        """
}
