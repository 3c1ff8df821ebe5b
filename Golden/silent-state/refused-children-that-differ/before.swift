// Catalogue 213: a child is evaluated with its parent, whatever it is given, where what it stores itself differs each time.
import Combine
import SwiftUI

final class Engine {
    nonisolated(unsafe) static let shared = Engine()
    var runs = 0
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0

    func select(_ index: Int) {
        Engine.shared.runs += 1
        selection = index
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}

final class Helper {}

struct Item {
    let id = UUID()
}

struct Identified: View {
    let id = UUID()

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct IdentifiedParent: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Identified()
    }
}

struct Wrapped: View {
    let id: String

    init() { id = UUID().uuidString }

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct WrappedParent: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Wrapped()
    }
}

struct Preset: View {
    let id: UUID

    init(id: UUID = UUID()) { self.id = id }

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct PresetParent: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Preset()
    }
}

struct Delegating: View {
    let id: UUID

    init(_ id: UUID) { self.id = id }

    init() { self.init(UUID()) }

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct DelegatingParent: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Delegating()
    }
}

struct Timed: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct TimedParent: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Timed()
    }
}

struct Formatted: View {
    private let formatter = DateFormatter()

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct FormattedParent: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Formatted()
    }
}

struct Prepared: View {
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct PreparedParent: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Prepared()
    }
}

struct Assisted: View {
    private let helper: Helper = .init()

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct AssistedParent: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Assisted()
    }
}

struct Nested: View {
    private let item = Item()

    var body: some View { Text("\(Engine.shared.runs)") }
}

struct NestedParent: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Nested()
    }
}
