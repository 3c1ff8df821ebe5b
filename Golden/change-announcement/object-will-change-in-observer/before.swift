// Catalogue 34, 45, 67: observers of what is not tracked, and observers that change something else.
import SwiftUI

final class Lazy: ObservableObject {
    lazy var volume = 1.0 {
        willSet { objectWillChange.send() }
    }
}

final class Stored: ObservableObject {
    var name = "" {
        didSet {
            UserDefaults.standard.set(name, forKey: "name")
            objectWillChange.send()
        }
    }
}

final class Commented: ObservableObject {
    var name = "" {
        // Since views show it.
        willSet { objectWillChange.send() }
    }
}

struct Person: Equatable {
    var id = 0
    var name = ""

    static func == (left: Person, right: Person) -> Bool { left.id == right.id }
}

final class Partial: ObservableObject {
    var person = Person() { willSet { objectWillChange.send() } }
}

final class Conditional: ObservableObject {
    var count = 0 {
        willSet { if newValue > 3 { objectWillChange.send() } }
    }
}

final class Written: ObservableObject {
    @Published var count = 0 {
        didSet { UserDefaults.standard.set(count, forKey: "count") }
    }

    func increase() {
        count += 1
        objectWillChange.send()
    }
}

final class Beside: ObservableObject {
    var count = 0 {
        willSet { objectWillChange.send() }
        didSet { UserDefaults.standard.set(count, forKey: "count") }
    }
}

struct ContentView: View {
    @StateObject private var lazy = Lazy()
    @StateObject private var stored = Stored()
    @StateObject private var commented = Commented()
    @StateObject private var partial = Partial()
    @StateObject private var conditional = Conditional()
    @StateObject private var written = Written()
    @StateObject private var beside = Beside()

    var body: some View {
        Text("\(lazy.volume) \(conditional.count) \(written.count) \(beside.count)")
        Text(stored.name + commented.name + partial.person.name)
    }
}
