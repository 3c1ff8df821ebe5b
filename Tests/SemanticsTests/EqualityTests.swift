import SymbolIndex
import Syntax
import XCTest

@testable import Semantics

/// Which `==` compares values of a type, and whether it may call a changed value equal.
final class EqualityTests: XCTestCase {
    func testWitness() throws {
        let project = try MarkedProject(
            """
            struct Own: Equatable { static func ⟦own⟧== (left: Own, right: Own) -> Bool { true } }
            struct Extended { var id = 0 }
            extension Extended: Equatable { static func ⟦extension⟧== (left: Self, right: Self) -> Bool { true } }
            struct Global {}
            func ⟦global⟧== (left: Global, right: Global) -> Bool { true }
            protocol Identified: Equatable { var id: Int { get } }
            extension Identified { static func ⟦protocol⟧== (left: Self, right: Self) -> Bool { left.id == right.id } }
            struct Inheriting: Identified { var id: Int }
            protocol Keyed { var key: Int { get } }
            func ⟦generic⟧== <Value: Keyed>(left: Value, right: Value) -> Bool { left.key == right.key }
            struct Item: Keyed { var key: Int }
            class Base: Equatable { static func ⟦superclass⟧== (left: Base, right: Base) -> Bool { true } }
            final class Derived: Base {}
            struct Mixed { static func ⟦mixed⟧== (left: Mixed, right: Int) -> Bool { true } }
            struct Synthesized: Equatable { var id: Int }
            """)
        let table: KeyValuePairs = [
            "Own": "own", "Extended": "extension", "Global": "global", "Inheriting": "protocol", "Item": "generic",
            "Derived": "superclass", "Mixed": "none", "Synthesized": "none",
        ]
        project.check(table) { name in
            let witness = EqualityWitness(semantics: project.semantics)
            guard let found = witness.equality(of: try project.type(name)) else { return "none" }
            return project.mark(at: project.index.fact(found).offset, file: found.file) ?? "unmarked"
        }
    }

    func testHiddenChanges() throws {
        let project = try MarkedProject(
            """
            struct Plain: Equatable { var id: Int; var name: String }
            struct Partial: Equatable {
                var id: Int
                var name: String
                static func == (left: Self, right: Self) -> Bool { left.id == right.id }
            }
            struct Complete: Equatable {
                var id: Int
                var name: String
                static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.name == right.name }
            }
            struct Holding: Equatable { var inner: Partial }
            struct HoldingMany: Equatable { var inner: [String: [Partial?]] }
            struct Unequatable { var inner: Partial }
            enum Choice: Equatable { case one(Partial), other }
            struct Computed: Equatable {
                var id: Int
                var twice: Int { id * 2 }
                static let shared = Computed(id: 0)
                static func == (left: Self, right: Self) -> Bool { left.id == right.id }
            }
            final class Identical: Equatable {
                let inner: Partial
                static func == (left: Identical, right: Identical) -> Bool { left === right }
            }
            final class IdenticalFirst: Equatable {
                let inner: Partial
                static func == (left: IdenticalFirst, right: IdenticalFirst) -> Bool { left === right || left.inner.id == right.inner.id }
            }
            struct Box<Value: Codable & Equatable>: Equatable { var value: Value }
            struct OfNumber: Equatable { var box: Box<Int> }
            struct OfOther<Value: Equatable>: Equatable { var value: Value }
            """)
        let table: KeyValuePairs = [
            "Identical": "false", "IdenticalFirst": "true", "Box": "false", "OfNumber": "false",
            "OfOther": "true", "Plain": "false", "Partial": "true", "Complete": "false", "Holding": "true",
            "HoldingMany": "true",
            "Unequatable": "false", "Choice": "true", "Computed": "false",
        ]
        project.check(table) { name in
            "\(EqualityCheck(semantics: project.semantics).mayHideChange(.nominal(try project.type(name), [])))"
        }
    }

    func testWhatMayBeEquatable() throws {
        let project = try MarkedProject(
            """
            struct Plain {}
            struct Equal: Equatable {}
            struct Hashed: Hashable {}
            struct Identified: Identifiable {}
            enum Simple { case one, two }
            enum Loaded { case one(Int) }
            extension Plain: Sendable {}
            protocol Compared: Equatable {}
            struct Through: Compared {}
            struct Foreign: SomeLibraryProtocol {}
            """)
        let table: KeyValuePairs = [
            "Plain": "false", "Equal": "true", "Hashed": "true", "Identified": "false", "Simple": "true",
            "Loaded": "false", "Through": "true", "Foreign": "true",
        ]
        project.check(table) { name in
            "\(Equatability(index: project.index).mayBeEquatable(.nominal(try project.type(name), [])))"
        }
    }
}
