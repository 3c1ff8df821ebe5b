// Catalogue 103: asked for, the classes move.
import SwiftUI

@Observable
final class Counter {
    var count = 0

    init() {
        count += 1
    }
}

@Observable
final class Store {
    var names: [String] = []
    var first: String?

    init() {
        names = ["a"]
        load()
    }

    private func load() {
        first = firstName
    }

    private var firstName: String? { self.names.first }
}

@Observable
final class Switch {
    var isOn: Bool {
        didSet { save() }
    }

    init(isOn: Bool) {
        self.isOn = false
        self.isOn = isOn
    }

    private func save() {
        UserDefaults.standard.set(isOn, forKey: "isOn")
    }
}

struct CounterView: View {
    var counter: Counter

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
    }
}

struct StoreView: View {
    var store: Store

    var body: some View {
        Text("\(store.first ?? "")").onTapGesture { store.names.append("") }
    }
}

struct SwitchView: View {
    var model: Switch

    var body: some View {
        Text(model.isOn ? "on" : "off").onTapGesture { model.isOn.toggle() }
    }
}

struct RootView: View {
    var body: some View {
        VStack {
            CounterView(counter: Counter())
            row
        }
    }

    @ViewBuilder private var row: some View {
        let store = Store()
        StoreView(store: store)
        SwitchView(model: Switch(isOn: true))
    }
}
