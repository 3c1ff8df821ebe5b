// Catalogue 45, 47: what was announced stays announced where something else may have changed.
import SwiftUI

final class Item {
    var name = ""
}

@Observable
final class Clock {
    var title = ""

    func tick() {
    }
}

@Observable
final class Defaults {
    var count = 0

    func save(_ name: String) {
        UserDefaults.standard.set(name, forKey: "name")
        count += 1
    }
}

@Observable
final class List {
    var items: [Item] = []

    func rename(_ name: String) {
        items[0].name = name
        withMutation(keyPath: \.items) {}
    }
}

final class Optional: ObservableObject {
    @Published var count = 0

    func count(_ isNew: Bool) {
        if isNew { count += 1 }
        objectWillChange.send()
    }

    func announce() {
        objectWillChange.send()
        guard count > 3 else { return }
        count = 0
    }
}

@Observable
final class Indirect {
    var count = 0
    private let item = Item()

    func change() {
        count += 1
        rename()
        withMutation(keyPath: \.name) {}
    }

    private func rename() { item.name = "\(count)" }

    var name: String { access(keyPath: \.name); return item.name }
}

@Observable
final class Called {
    var count = 0
    var onChange: () -> Void = {}

    func change() {
        count += 1
        onChange()
    }
}

@Observable
final class Removing {
    var names: [String] = []

    func remove() {
        withAnimation {
            names.removeLast()
            withMutation(keyPath: \.names) {}
        }
    }
}

@Observable
final class Compiled {
    var count = 0

    func change() {
        #if DEBUG
        count += 1
        #endif
    }
}

@Observable
final class Elsewhere {
    var count = 0
    weak var other: Elsewhere?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

    func change() {
        other?.count += 1
    }

    func store(_ name: String) {
        withAnimation { withMutation(keyPath: \.count) {} }
        count = name.count
    }

    func wait() {
        count = 0
    }
}

struct Pair: Equatable {
    var id = 0
    var name = ""

    static func == (left: Pair, right: Pair) -> Bool { left.id == right.id }
}

@Observable
final class Equal {
    var pair = Pair()

    func rename(_ name: String) {
        pair = Pair(id: 0, name: name)
        withMutation(keyPath: \.pair) {} // Not seen otherwise.
    }

    func reset() {
        pair = Pair()
        withMutation(keyPath: \.pair) {}
    }
}

@Observable
final class Outside {
    var count = 0
}

struct ContentView: View {
    @State private var clock = Clock()
    @State private var defaults = Defaults()
    @State private var list = List()
    @StateObject private var optional = Optional()
    @State private var indirect = Indirect()
    @State private var called = Called()
    @State private var removing = Removing()
    @State private var outside = Outside()
    @State private var compiled = Compiled()
    @State private var elsewhere = Elsewhere()
    @State private var equal = Equal()

    var body: some View {
        Text(clock.title + list.items[0].name + indirect.name + removing.names.joined())
        Text("\(defaults.count) \(optional.count) \(called.count) \(outside.count)")
        Text("\(compiled.count) \(elsewhere.count) \(equal.pair.name)")
        Button("More") {
            outside.count += 1
            outside.withMutation(keyPath: \.count) {}
        }
    }
}
