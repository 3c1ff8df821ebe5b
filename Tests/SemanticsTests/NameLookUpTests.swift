import XCTest

@testable import Semantics

/// What names mean: those that functions declare, one name of several members, types within types, and elements.
final class NameLookUpTests: XCTestCase {
    func testWhatFunctionsDeclare() throws {
        try checkTypes(
            """
            class Base { var tag = Tag() }
            struct Tag {}
            func show<T: Base, U>(_ model: T, _ models: [T], _ other: U, _ any: Any) where U: Base {
                _ = ⟦generic parameter⟧model.tag
                _ = ⟦element⟧models[0].tag
                _ = ⟦by a condition⟧other.tag
                typealias Kind = Tag
                _ = ⟦made by an alias⟧Kind()
                let cast = any as? Kind
                _ = ⟦cast to an alias⟧cast
                let make = { (kind: Kind) in _ = ⟦within a closure⟧kind }
                struct Tag {}
                _ = ⟦type of the function⟧Tag()
            }
            func make() { _ = ⟦elsewhere⟧Kind() }
            """,
            [
                "generic parameter": "Tag", "element": "Tag", "by a condition": "Tag", "made by an alias": "Tag",
                "cast to an alias": "Tag?", "within a closure": "Tag", "type of the function": "Tag<unknown>",
                "elsewhere": "Kind",
            ])
    }

    func testMembersOfOneName() throws {
        try checkTypes(
            """
            struct Item {}
            struct Tag {}
            enum Node {
                case item(Tag)
                var item: Item? { nil }
                static let tag = Item()
                var tag: Tag { Tag() }
            }
            protocol Factory {}
            extension Factory {
                func make(_ name: String) -> Tag { Tag() }
                func copy(_ item: Item) -> Tag { Tag() }
                func with(_ change: (Self) -> Void) -> Self { self }
            }
            struct Maker: Factory {
                func make(_ count: Int) -> Item { Item() }
                func copy(_ item: Item) -> Item { item }
            }
            func use(node: Node, maker: Maker) {
                _ = ⟦property and case⟧node.item
                _ = ⟦of a value⟧node.tag
                _ = ⟦of the type⟧Node.tag
                _ = ⟦overload⟧maker.make("a")
                _ = ⟦hidden⟧maker.copy(Item())
                _ = ⟦what Self is⟧maker.with { _ = ⟦given as Self⟧$0.copy(Item()) }
            }
            """,
            [
                "property and case": "Item?", "of a value": "Tag", "of the type": "Item", "overload": "Item or Tag",
                "hidden": "Item", "what Self is": "Maker", "given as Self": "Item",
            ])
    }

    func testTypesWithinTypes() throws {
        try checkTypes(
            """
            struct Item { var kind: Tag }
            struct Tag {}
            let tag = Tag()
            let shown = Tag()
            struct Outer {
                struct Item { var kind: Outer }
                struct Inner {
                    func use() {
                        _ = ⟦nested⟧Item().kind
                        _ = ⟦of the outer type⟧tag.kind
                        _ = ⟦of no outer value⟧shown
                    }
                }
                static let tag = Item()
                let shown = Item()
                typealias Other = Item
            }
            extension Outer.Other {
                var parent: Tag? { nil }
                func useAlias() { _ = ⟦own⟧parent }
            }
            func use(_ item: Outer.Item) { _ = ⟦by an alias⟧item.parent }
            """,
            [
                "nested": "Outer", "of the outer type": "Outer", "of no outer value": "Tag", "own": "Tag?",
                "by an alias": "Tag?",
            ])
    }

    /// An extension of a nested type does not see what the outer type declares, and what is nested there does not
    /// either.
    func testExtensionsOfNestedTypes() throws {
        try checkTypes(
            """
            struct Item { var kind: Tag }
            struct Tag {}
            let shown = Tag()
            enum Outer {
                struct Item { var kind: Outer }
                static let shown = Item()
                struct Inner {}
            }
            extension Outer {
                static func use() {
                    _ = ⟦type of the outer type⟧Item().kind
                    _ = ⟦name of the outer type⟧shown
                }
            }
            extension Outer.Inner {
                func use() {
                    _ = ⟦type⟧Item().kind
                    _ = ⟦name⟧shown
                    let item = Item()
                    _ = ⟦local⟧item.kind
                }
                struct Part {
                    func use(_ item: Item) {
                        _ = ⟦type in a part⟧Item().kind
                        _ = ⟦name in a part⟧shown
                        _ = ⟦parameter in a part⟧item.kind
                    }
                }
            }
            """,
            [
                "type of the outer type": "Outer", "name of the outer type": "Item", "type": "Tag", "name": "Tag",
                "local": "Tag", "type in a part": "Tag", "name in a part": "Tag", "parameter in a part": "Tag",
            ])
    }

    /// What types from outside hold may be of the project.
    func testElements() throws {
        try checkTypes(
            """
            struct Row: Comparable {}
            struct Table: Sequence {
                func use(_ row: Element) {
                    _ = ⟦element⟧row
                    _ = ⟦of a sequence⟧first
                }
            }
            extension Range where Bound == Row { func use() { _ = ⟦bound⟧lowerBound } }
            extension Result where Success == Row { func use(_ row: Success) { _ = ⟦result⟧row } }
            extension Set { func use() { _ = ⟦of any set⟧first } }
            func use(_ table: Table, _ known: [Row]?) {
                let rows = table.rows ?? []
                _ = ⟦default of the unknown⟧rows
                let others = known ?? []
                _ = ⟦default⟧others
            }
            """,
            [
                "element": "unknown", "of a sequence": "unknown", "bound": "unknown", "result": "unknown",
                "of any set": "unknown", "default of the unknown": "unknown", "default": "[Row]",
            ])
    }
}
