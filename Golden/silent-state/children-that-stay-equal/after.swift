// Catalogue 213: a child whose stored properties keep their values, or are kept for it, is not evaluated with its parent.
import Combine
import SwiftUI

final class Engine {
    nonisolated(unsafe) static let shared = Engine()
    var runs = 0
}

@Observable
final class Store {
    var title = "Inbox"
    var selection = 0

    func select(_ index: Int) {
        Engine.shared.runs += 1
        selection = index
    }
}

struct Rows: View {
    var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}

enum Style { case plain }

struct Item {
    var size = 1
}

struct Plain: View {
    var body: some View { Text("\(Engine.shared.runs)") }
}

struct PlainParent: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Plain()
    }
}

struct Sized: View {
    let size = 10
    var style = Style.plain
    var names = ["a"]

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct SizedParent: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Sized()
    }
}

struct Stateful: View {
    @State private var id = UUID()
    @AppStorage("isOn") private var isOn = false

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct StatefulParent: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Stateful()
    }
}

struct Begun: View {
    @State private var id: UUID

    init() { _id = State(initialValue: UUID()) }

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct BegunParent: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Begun()
    }
}

struct Shared: View {
    static let formatter = DateFormatter()
    let engine = Engine.shared

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct SharedParent: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Shared()
    }
}

struct Passive: View {
    var action: () -> Void = {}

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct PassiveParent: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Passive()
    }
}

struct Set: View {
    let size: Int

    init(size: Int = 3) { self.size = size }

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct SetParent: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Set()
    }
}

struct Given: View {
    static let first = UUID()

    var id = UUID()

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct GivenParent: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Given(id: Given.first)
    }
}

struct Named: View {
    private let date = DateComponents()
    private let item = Item()

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct NamedParent: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Named()
    }
}
