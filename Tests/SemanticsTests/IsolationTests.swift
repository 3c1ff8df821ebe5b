import SymbolIndex
import XCTest

@testable import Semantics

/// On which actor the members of a type run.
final class IsolationTests: XCTestCase {
    private func check(
        _ source: String, _ table: KeyValuePairs<String, String>, isOnMainActor: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let project = try MarkedProject(source, isOnMainActor: isOnMainActor)
        project.check(table, file: file, line: line) { "\(project.index.isolation(of: try project.type($0)))" }
    }

    func testTypesAndWhatTheyInherit() throws {
        try check(
            """
            class Plain {}
            @MainActor class Main {}
            class Below: Main {}
            class FarBelow: Below {}
            @MainActor protocol Shown {}
            nonisolated class Free: Shown {}
            final class Conforming: Shown {}
            final class ByExtension {}
            extension ByExtension: Shown {}
            protocol Refined: Shown {}
            struct Refining: Refined {}
            typealias Both = Shown & Sendable
            final class Aliased: Both {}
            """,
            [
                "Plain": "none", "Main": "mainActor", "Below": "mainActor", "FarBelow": "mainActor", "Free": "none",
                "Conforming": "mainActor", "ByExtension": "none", "Refining": "mainActor", "Aliased": "mainActor",
            ])
    }

    func testGlobalActors() throws {
        try check(
            """
            @globalActor actor Disk { static let shared = Disk() }
            @Disk final class Reader {}
            enum Actors {
                @globalActor actor Net { static let shared = Net() }
            }
            @Actors.Net final class Loader {}
            typealias Screen = MainActor
            @Screen final class Aliased {}
            @Unknown final class Marked {}
            @Disk class Base {}
            final class Derived: Base {}
            """,
            [
                "Reader": "otherActor", "Loader": "otherActor", "Aliased": "mainActor", "Marked": "none",
                "Derived": "otherActor",
            ])
    }

    func testTypesFromOutside() throws {
        try check(
            """
            final class Controller: UIViewController {}
            final class Delegate: NSObject {}
            final class Value: Codable {}
            final class Foreign: SomeLibraryClass {}
            """,
            ["Controller": "mainActor", "Delegate": "none", "Value": "none", "Foreign": "unknown"])
    }

    /// What such a module does not say otherwise may be on the main actor.
    func testModuleOnTheMainActor() throws {
        try check(
            """
            class Plain {}
            nonisolated class Free {}
            @MainActor class Main {}
            @globalActor actor Disk { static let shared = Disk() }
            @Disk class Reader {}
            class Derived: Reader {}
            """,
            [
                "Plain": "unknown", "Free": "none", "Main": "mainActor", "Reader": "otherActor",
                "Derived": "otherActor",
            ], isOnMainActor: true)
        try check(
            """
            protocol Shown {}
            nonisolated protocol FreeProtocol {}
            struct Value {}
            enum Kind {}
            final class Conforming: Shown {}
            struct Served: FreeProtocol {}
            final class Sent: Sendable {}
            extension Value { struct InExtension {} }
            class Outer { struct Inner {} }
            """,
            [
                "Shown": "unknown", "FreeProtocol": "none", "Value": "unknown", "Kind": "unknown",
                "Conforming": "unknown", "Served": "unknown", "Sent": "unknown", "InExtension": "unknown",
                "Inner": "unknown",
            ], isOnMainActor: true)
    }

    /// As the compiler of Swift 6.3 has it.
    func testWhatGetsNoActorFromItsModule() throws {
        try check(
            """
            nonisolated class Free { struct InFree { struct Deep {} } }
            class BelowFree: Free {}
            extension Free { struct InExtension {} }
            actor Worker { struct InActor {} }
            @globalActor actor Disk { static let shared = Disk() }
            @Disk class Reader { struct InReader {} }
            struct Failure: Error { struct InFailure {} }
            @MainActor protocol Shown {}
            final class Conforming: Shown { struct InConforming {} }
            """,
            [
                "InFree": "none", "Deep": "none", "BelowFree": "none", "InExtension": "unknown", "Worker": "otherActor",
                "InActor": "none", "Disk": "otherActor", "InReader": "none", "Failure": "none", "InFailure": "none",
                "Conforming": "mainActor", "InConforming": "unknown",
            ], isOnMainActor: true)
        try check("actor Worker { struct InActor {} }", ["Worker": "otherActor", "InActor": "none"])
    }

    func testWhatMayBeIsolated() throws {
        let project = try MarkedProject(
            """
            class Plain {}
            @MainActor class Main {}
            final class Sent: Sendable {}
            @Unknown class Marked {}
            final class BelowMarked: Marked {}
            final class Extended {}
            @Unknown extension Extended {}
            """)
        let table: KeyValuePairs = [
            "Plain": "false", "Main": "true", "Sent": "true", "Marked": "true", "BelowMarked": "true",
            "Extended": "true",
        ]
        project.check(table) { "\(project.index.mayBeIsolated(try project.type($0)))" }
    }
}
