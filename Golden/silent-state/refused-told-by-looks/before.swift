// Catalogue 213: a logger's own function gives what is shown, a builder's function and one that is given its object run, `self` is another object.
import Combine
import SwiftUI
import os

enum Theme {
    nonisolated(unsafe) static var title = "light"
}

extension Logger {
    func debug<Value>(_ label: String, value: Value) -> Value {
        debug("\(label)")
        return value
    }
}

final class Logged: ObservableObject {
    @Published var count = 0
    @Published var changes = 0
}

struct LoggedView: View {
    @ObservedObject var logged: Logged
    let logger = Logger()

    var body: some View {
        Text("\(logged.count) \(logger.debug("title", value: Theme.title))")
        Button("Change") {
            Theme.title = "dark"
            logged.changes += 1
        }
    }
}

final class Noted: ObservableObject {
    @Published var items: [Int] = []
    @Published var notes = 0

    func note() { notes += 1 }

    func add() {
        items.append(1)
        note()
    }
}

struct NotedView: View {
    @ObservedObject var noted: Noted

    var body: some View {
        Text("\(noted.items.count) \(Theme.title)")
        Button("Note") {
            Theme.title = "dark"
            Noted.note(noted)()
        }
    }
}

final class Owned: ObservableObject {
    @Published var items: [Int] = []
    @Published var changes = 0
    weak var owner: Owned?
    private var cancellables = Set<AnyCancellable>()

    init() {
        $items.dropFirst().sink { [weak self] _ in
            guard let self = self?.owner else { return }
            Theme.title = "dark"
            self.changes += 1
        }
        .store(in: &cancellables)
    }

    func add() { items.append(1) }
}

struct OwnedView: View {
    @ObservedObject var owned: Owned

    var body: some View {
        Text("\(owned.items.count) \(Theme.title)")
        Button("Add") { owned.add() }
    }
}
