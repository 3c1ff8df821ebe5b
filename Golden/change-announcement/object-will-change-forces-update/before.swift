// Catalogue 45, 47: what was announced stays announced where something else may have changed.
import SwiftUI

final class Item {
    var name = ""
}

final class Clock: ObservableObject {
    @Published var title = ""

    func tick() {
        objectWillChange.send()
    }
}

final class Defaults: ObservableObject {
    @Published var count = 0

    func save(_ name: String) {
        UserDefaults.standard.set(name, forKey: "name")
        count += 1
        objectWillChange.send()
    }
}

final class List: ObservableObject {
    @Published var items: [Item] = []

    func rename(_ name: String) {
        items[0].name = name
        objectWillChange.send()
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

final class Indirect: ObservableObject {
    @Published var count = 0
    private let item = Item()

    func change() {
        count += 1
        rename()
        objectWillChange.send()
    }

    private func rename() { item.name = "\(count)" }

    var name: String { item.name }
}

final class Called: ObservableObject {
    @Published var count = 0
    var onChange: () -> Void = {}

    func change() {
        count += 1
        onChange()
        objectWillChange.send()
    }
}

final class Removing: ObservableObject {
    @Published var names: [String] = []

    func remove() {
        withAnimation {
            names.removeLast()
            objectWillChange.send()
        }
    }
}

final class Compiled: ObservableObject {
    @Published var count = 0

    func change() {
        #if DEBUG
        count += 1
        #endif
        objectWillChange.send()
    }
}

final class Elsewhere: ObservableObject {
    @Published var count = 0
    weak var other: Elsewhere?

    func change() {
        other?.count += 1
        objectWillChange.send()
    }

    func store(_ name: String) {
        withAnimation { objectWillChange.send() }
        count = name.count
    }

    func wait() {
        DispatchQueue.main.async { self.objectWillChange.send() }
        count = 0
    }
}

struct Pair: Equatable {
    var id = 0
    var name = ""

    static func == (left: Pair, right: Pair) -> Bool { left.id == right.id }
}

final class Equal: ObservableObject {
    var pair = Pair()

    func rename(_ name: String) {
        pair = Pair(id: 0, name: name)
        objectWillChange.send() // Not seen otherwise.
    }

    func reset() {
        pair = Pair()
        objectWillChange.send()
    }
}

final class Outside: ObservableObject {
    @Published var count = 0
}

struct ContentView: View {
    @StateObject private var clock = Clock()
    @StateObject private var defaults = Defaults()
    @StateObject private var list = List()
    @StateObject private var optional = Optional()
    @StateObject private var indirect = Indirect()
    @StateObject private var called = Called()
    @StateObject private var removing = Removing()
    @StateObject private var outside = Outside()
    @StateObject private var compiled = Compiled()
    @StateObject private var elsewhere = Elsewhere()
    @StateObject private var equal = Equal()

    var body: some View {
        Text(clock.title + list.items[0].name + indirect.name + removing.names.joined())
        Text("\(defaults.count) \(optional.count) \(called.count) \(outside.count)")
        Text("\(compiled.count) \(elsewhere.count) \(equal.pair.name)")
        Button("More") {
            outside.count += 1
            outside.objectWillChange.send()
        }
    }
}
