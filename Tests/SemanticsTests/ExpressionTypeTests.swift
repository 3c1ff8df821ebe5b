import Syntax
import XCTest

@testable import Semantics

/// The types of expressions: what is known, what is one of several, and what is unknown.
final class ExpressionTypeTests: XCTestCase {
    func testMembersAndCalls() throws {
        try checkTypes(
            """
            struct Item { var title: String; var tags: [Tag] }
            struct Tag { static let all = Tag(); func renamed() -> Tag? { nil } }
            final class Store: ObservableObject {
                @Published var items: [Item] = []
                @Published var selected: Item?
                var byName: [String: Item] = [:]
                func first() -> Item? { items.first }
                func use() {
                    _ = ⟦property⟧items
                    _ = ⟦of self⟧self.selected
                    _ = ⟦element⟧items[0]
                    _ = ⟦value of a key⟧byName["a"]
                    _ = ⟦through an optional⟧selected?.title
                    _ = ⟦forced⟧selected!.tags
                    _ = ⟦call⟧first()
                    _ = ⟦initializer⟧Store()
                    _ = ⟦type⟧Store.self
                    _ = ⟦static member⟧Tag.all
                    _ = ⟦method of a member⟧items[0].tags[0].renamed()
                    _ = ⟦function⟧first
                }
            }
            """,
            [
                "property": "[Item]", "of self": "Item?", "element": "Item", "value of a key": "Item?",
                "through an optional": "String?", "forced": "[Tag]", "call": "Item?", "initializer": "Store",
                "type": "Store.Type", "static member": "Tag", "method of a member": "Tag?", "function": "() -> Item?",
            ])
    }

    func testSuperclasses() throws {
        try checkTypes(
            """
            struct Item {}
            struct Tag {}
            class Base {
                class func make() -> Item { Item() }
                func make() -> Tag { Tag() }
            }
            final class Store: Base {
                override class func make() -> Item { ⟦of the type⟧super.make() }
                override func make() -> Tag { ⟦of the value⟧super.make() }
            }
            """,
            ["of the type": "Item", "of the value": "Tag"])
    }

    func testLocals() throws {
        try checkTypes(
            """
            struct Item { var parent: Box? }
            struct Box { var items: [Item] }
            func use(box: Box, other: Box?, all: [String: Item]) {
                _ = ⟦parameter⟧box.items
                let copy = box
                _ = ⟦value⟧copy
                let written: Item? = nil
                _ = ⟦annotation⟧written
                if let other { _ = ⟦unwrapped⟧other }
                for item in box.items { _ = ⟦element⟧item.parent }
                box.items.forEach { _ = ⟦anonymous⟧$0 }
                box.items.forEach { one in _ = ⟦of a closure⟧one.parent }
                let run = { (count: Int) in _ = ⟦written in a closure⟧count }
                func inner() -> Box { box }
                _ = ⟦local function⟧inner()
            }
            """,
            [
                "parameter": "[Item]", "value": "Box", "annotation": "Item?", "unwrapped": "Box", "element": "Box?",
                "anonymous": "Item", "of a closure": "Box?", "written in a closure": "Int", "local function": "Box",
            ])
    }

    func testWhatIsNotKnown() throws {
        try checkTypes(
            """
            #if DEBUG
            let service = First()
            #else
            let service = Second()
            #endif
            struct First {}
            struct Second {}
            func make(_ count: Int) -> First { First() }
            func make(_ name: String) -> Second { Second() }
            protocol Named { var name: First { get } }
            func use(_ named: some Named, _ any: any Named) {
                _ = ⟦branches of a condition⟧service
                _ = ⟦overloads⟧make(count)
                _ = ⟦foreign function⟧zip(a, b)
                _ = ⟦member of the unknown⟧zip(a, b).first
                _ = ⟦undeclared member⟧First().name
                _ = ⟦opaque⟧named
                _ = ⟦member of a protocol⟧any.name
                _ = ⟦foreign type⟧Data()
            }
            """,
            [
                "branches of a condition": "First or Second", "overloads": "First or Second",
                "foreign function": "unknown", "member of the unknown": "unknown", "undeclared member": "unknown",
                "opaque": "some Named", "member of a protocol": "First", "foreign type": "Data",
            ])
    }

    func testClosuresOfTheProject() throws {
        try checkTypes(
            """
            struct Item { var title: String }
            final class Store {
                var onSelect: (Item) -> Void = { _ in }
                func each(_ body: (Item, Int) -> Void) {}
                func mapped(by transform: (Item) -> Store, then: (Store) -> Void) -> [Store] { [] }
                func overloaded(_ body: (Item) -> Void) {}
                func overloaded(_ body: (Store) -> Void) {}
                func generic<T>(_ body: (T) -> Void) {}
                func use(store: Store, each: (Int) -> Void) {
                    store.each { _ = ⟦anonymous⟧$0; _ = ⟦second⟧$1 }
                    self.each { item, count in _ = ⟦named⟧item.title; _ = ⟦second named⟧count }
                    _ = mapped { _ = ⟦by self⟧$0; return self } then: { _ = ⟦labeled⟧$0 }
                    overloaded { _ = ⟦one of two⟧$0 }
                    generic { _ = ⟦generic⟧$0 }
                    store.onSelect = { item in _ = ⟦kept⟧item }
                    let keep: (Item) -> Void = { _ = ⟦kept by a local⟧$0 }
                    store.each { one, _ in _ = { [copy = ⟦captured⟧one] in ⟦of a capture⟧copy } }
                    each { _ = ⟦of a local⟧$0 }
                    let first = { Item(title: "") }
                    _ = ⟦only expression⟧first()
                    let second = { let item = Item(title: ""); return item }
                    _ = ⟦returned⟧second()
                }
            }
            """,
            [
                "anonymous": "Item", "second": "Int", "named": "String", "second named": "Int", "by self": "Item",
                "labeled": "Store", "one of two": "unknown", "generic": "unknown", "kept": "Item",
                "kept by a local": "Item", "captured": "Item", "of a capture": "Item", "of a local": "unknown",
                "only expression": "Item", "returned": "Item",
            ])
    }

    /// A literal is what it looks like where nothing else decides.
    func testLiterals() throws {
        try checkTypes(
            """
            struct Item {}
            func use(all: [String: Item]) {
                let count = 1
                _ = ⟦integer⟧count
                let width = 1.5
                _ = ⟦number⟧width
                let name = "a"
                _ = ⟦text⟧name
                let flag = true
                _ = ⟦truth⟧flag
                let names = ["a", "b"]
                _ = ⟦array⟧names
                let mixed = [1, 2.5]
                _ = ⟦mixed array⟧mixed
                let ages = ["a": 1, "b": 2]
                _ = ⟦dictionary⟧ages
                let items = ["a": Item()]
                _ = ⟦dictionary of values⟧items["a"]
                let written: Double = 1
                _ = ⟦annotation⟧written
                let (first, second) = (Item(), names)
                _ = ⟦of a tuple⟧second
                for (key, value) in all { _ = ⟦key⟧key; _ = ⟦value⟧value }
                for entry in all { _ = ⟦key of an element⟧entry.key; _ = ⟦value of an element⟧entry.value }
                all.forEach { _ = ⟦value in a closure⟧$0.value }
                _ = all.mapValues { ⟦mapped value⟧$0 }
                _ = ⟦first value⟧all.first?.value
                for pair in names.enumerated() { _ = ⟦offset⟧pair.offset; _ = ⟦element⟧pair.element }
            }
            """,
            [
                "integer": "Int", "number": "Double", "text": "String", "truth": "Bool", "array": "[String]",
                "mixed array": "[unknown]", "dictionary": "[String: Int]", "dictionary of values": "Item?",
                "annotation": "Double", "of a tuple": "[String]", "key": "String", "value": "Item",
                "key of an element": "String", "value of an element": "Item", "value in a closure": "Item",
                "mapped value": "Item", "first value": "Item?", "offset": "Int", "element": "String",
            ])
    }

    func testProjections() throws {
        try checkTypes(
            """
            final class Store: ObservableObject { @Published var name = "" }
            struct Screen: View {
                @State private var count = 0
                @State private var store = Store()
                @ObservedObject var observed: Store
                @Binding var flag: Bool
                var body: some View {
                    _ = ⟦state⟧$count
                    _ = ⟦object in a state⟧$store
                    _ = ⟦observed⟧$observed
                    _ = ⟦member of an observed object⟧$observed.name
                    _ = ⟦binding⟧$flag
                    _ = ⟦value⟧flag
                    return EmptyView()
                }
            }
            """,
            [
                "state": "binding of Int", "object in a state": "binding of Store", "observed": "wrapper of Store",
                "member of an observed object": "binding of String", "binding": "binding of Bool", "value": "Bool",
            ])
    }
}
