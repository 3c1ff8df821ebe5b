// Catalogue 202: literals, wrappers, decoders, `.init`, subclasses and cases make or run what writes plain properties during updates.
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()

    @Published var title = ""
    var texts = 0
    var named = 0
    var numbers = 0
    var lists = 0
    var maps = 0
    var locals = 0
    var arguments = 0
    var members = 0
    var decoded = 0
    var short = 0
    var inherited = 0
    var own = 0
    var run = 0
}

struct Key: ExpressibleByStringLiteral {
    let name: String

    init(named name: String) {
        self.name = name
        Store.shared.named += 1
    }

    init(stringLiteral value: String) {
        self.init(named: value)
        Store.shared.texts += 1
    }
}

struct Step: ExpressibleByIntegerLiteral {
    let length: Int

    init(integerLiteral value: Int) {
        length = value
        Store.shared.numbers += 1
    }
}

struct Tags: ExpressibleByArrayLiteral {
    let names: [String]

    init(arrayLiteral names: String...) {
        self.names = names
        Store.shared.lists += 1
    }
}

struct Table: ExpressibleByDictionaryLiteral {
    let count: Int

    init(dictionaryLiteral pairs: (String, Int)...) {
        count = pairs.count
        Store.shared.maps += 1
    }
}

@propertyWrapper
struct Local {
    var wrappedValue: Int

    init(wrappedValue: Int) {
        self.wrappedValue = wrappedValue
        Store.shared.locals += 1
    }
}

@propertyWrapper
struct Given {
    var wrappedValue: Int

    init(wrappedValue: Int) {
        self.wrappedValue = wrappedValue
        Store.shared.arguments += 1
    }
}

@propertyWrapper
struct Kept {
    var wrappedValue: Int

    init(wrappedValue: Int) {
        self.wrappedValue = wrappedValue
        Store.shared.members += 1
    }
}

struct Document: Decodable {
    var number = 0

    init(from decoder: Decoder) throws {
        Store.shared.decoded += 1
    }
}

struct Size {
    let width: Int

    init(width: Int) {
        self.width = width
        Store.shared.short += 1
    }
}

class Base {
    let number = 4

    init() {
        Store.shared.inherited += 1
    }
}

final class Derived: Base {}

struct Own {
    let number: Int

    init() {
        number = 1
        Store.shared.own += 1
    }

    static func make() -> Self { Self() }
}

enum Action {
    case run(() -> Int)
    case none

    var result: Int {
        if case .run(let work) = self { return work() }
        return 0
    }
}

let action = Action.run {
    Store.shared.run += 1
    return 1
}

func text(_ key: Key) -> String { key.name }

func length(_ step: Step) -> Int { step.length }

func width(_ size: Size) -> Int { size.width }

func label(@Given _ number: Int) -> String { "\(number)" }

struct Badge: View {
    let tags: Tags
    let table: Table
    @Kept var number: Int

    var body: some View { Text("\(tags.names.count) \(table.count) \(number)") }
}

struct StoreView: View {
    @ObservedObject var store = Store.shared

    var local: Int {
        @Local var number = 4
        return number
    }

    var body: some View {
        Text(store.title + text("inbox") + label(4))
        Text("\(length(4)) \(local) \(width(.init(width: 2))) \(Derived().number) \(Own.make().number) \(action.result)")
        Text("\((try? JSONDecoder().decode(Document.self, from: Data()))?.number ?? 0)")
        Badge(tags: ["a"], table: ["a": 1], number: 2)
    }
}
