// Catalogue 34, 45, 67: observers of what is not tracked, and observers that change something else.
import SwiftUI

final class Lazy: ObservableObject {
    lazy var volume = 1.0 {
        willSet { objectWillChange.send() }
    }
}

@Observable
final class Stored {
    var name = "" {
        didSet {
            UserDefaults.standard.set(name, forKey: "name")
        }
    }
}

@Observable
final class Commented {
    var name = "" {
        // Since views show it.
        willSet { withMutation(keyPath: \.name) {} }
    }
}

struct Person: Equatable {
    var id = 0
    var name = ""

    static func == (left: Person, right: Person) -> Bool { left.id == right.id }
}

@Observable
final class Partial {
    var person = Person() { willSet { withMutation(keyPath: \.person) {} } }
}

@Observable
final class Conditional {
    var count = 0 {
        willSet { if newValue > 3 { withMutation(keyPath: \.count) {} } }
    }
}

@Observable
final class Written {
    var count = 0 {
        didSet { UserDefaults.standard.set(count, forKey: "count") }
    }

    func increase() {
        count += 1
    }
}

@Observable
final class Beside {
    var count = 0 {
        willSet { withMutation(keyPath: \.count) {} }
        didSet { UserDefaults.standard.set(count, forKey: "count") }
    }
}

struct ContentView: View {
    @StateObject private var lazy = Lazy()
    @State private var stored = Stored()
    @State private var commented = Commented()
    @State private var partial = Partial()
    @State private var conditional = Conditional()
    @State private var written = Written()
    @State private var beside = Beside()

    var body: some View {
        Text("\(lazy.volume) \(conditional.count) \(written.count) \(beside.count)")
        Text(stored.name + commented.name + partial.person.name)
    }
}
