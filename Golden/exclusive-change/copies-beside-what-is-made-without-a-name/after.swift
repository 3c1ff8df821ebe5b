// Catalogue 201: a literal, a wrapper and a decoder run initializers that read what is being changed.
import SwiftUI

struct Limit: ExpressibleByIntegerLiteral {
    let number: Int

    init(integerLiteral value: Int) { number = value + Store.shared.items.count }
}

struct Other: ExpressibleByStringLiteral {
    let number: Int

    init(stringLiteral value: String) { number = value.count + Store.shared.others.count }
}

@propertyWrapper
struct Logged {
    var wrappedValue: Int

    init(wrappedValue: Int) { self.wrappedValue = wrappedValue + Store.shared.items.count }
}

struct Document: Decodable {
    let number: Int

    init(from decoder: Decoder) throws { number = Store.shared.items.count }
}

func isAbove(_ item: Int, _ limit: Limit) -> Bool { item > limit.number }

func isAbove(_ item: Int, other: Other) -> Bool { item > other.number }

func isLogged(_ item: Int) -> Bool {
    @Logged var number = 4
    return item > number
}

func isStored(_ item: Int, _ data: Data) -> Bool {
    (try? JSONDecoder().decode(Document.self, from: data))?.number == item
}

@Observable
final class Store {
    static let shared = Store()

    var items: [Int] = []
    var others: [Int] = []

    func prune(_ data: Data) {
        var newItems = items
        newItems.removeAll { isAbove($0, 4) }
        items = newItems
        newItems = items
        newItems.removeAll { isLogged($0) }
        items = newItems
        newItems = items
        newItems.removeAll { isStored($0, data) }
        items = newItems
    }

    func pruneOthers() {
        items.removeAll { isAbove($0, other: "four") }
    }
}

struct StoreView: View {
    var store = Store.shared

    var body: some View {
        Button("\(store.items.count) \(store.others.count)") { store.prune(Data()) }
    }
}
