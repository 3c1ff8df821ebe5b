// Catalogue 60, 216: who hears of what a subscriber sends by hand sets the property, subscribes to it, or is not known.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

final class Direct: ObservableObject, Resetting {
    @Published var text = ""
    private let changed = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed.sink { [weak self] in self?.text = "x" }.store(in: &cancellables)
        $text.sink { [weak self] text in if text.count > 2 { self?.changed.send(()) } }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Handed: ObservableObject, Resetting {
    @Published var text = ""
    var changes: AnyPublisher<Void, Never> { changed.eraseToAnyPublisher() }
    private let changed = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $text.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

/// The subject is one that others hold as well.
final class Given: ObservableObject, Resetting {
    @Published var text = ""
    private let changed: PassthroughSubject<Void, Never>
    private var cancellables = Set<AnyCancellable>()

    init(changed: PassthroughSubject<Void, Never>) {
        self.changed = changed
    }

    func follow() {
        $text.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

/// The subject leaves the object.
final class Shared: ObservableObject, Resetting {
    @Published var text = ""
    private let changed = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    init(box: SubjectBox) {
        box.subject = changed
    }

    func follow() {
        $text.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class SubjectBox {
    var subject: PassthroughSubject<Void, Never>?
}

final class Assigned: ObservableObject, Resetting {
    @Published var text = ""
    private let changed = PassthroughSubject<String, Never>()
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed.assign(to: \.text, on: self).store(in: &cancellables)
        $text.sink { [weak self] text in if text.count > 2 { self?.changed.send("") } }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Again: ObservableObject, Resetting {
    @Published var text = ""
    private let changed = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed.sink { [weak self] in self?.subscribe() }.store(in: &cancellables)
        $text.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    private func subscribe() {
        $text.sink { print($0) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Posted: ObservableObject, Resetting {
    @Published var text = ""
    private let changed = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed.sink { NotificationCenter.default.post(name: .changed, object: nil) }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: .changed)
            .sink { [weak self] _ in self?.text = "" }
            .store(in: &cancellables)
        $text.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

extension Notification.Name {
    static let changed = Notification.Name("changed")
}

@MainActor
final class Isolated: ObservableObject, Resetting {
    @Published var text = ""
    private let changed = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed.sink { [weak self] in MainActor.assumeIsolated { self?.text = "" } }.store(in: &cancellables)
        $text.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    nonisolated func reset() {}

    func clear() { text = "" }
}

final class Immediate: ObservableObject, Resetting {
    @Published var text = ""
    private let changed = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed
            .receive(on: ImmediateScheduler.shared)
            .sink { [weak self] in self?.text = "" }
            .store(in: &cancellables)
        $text.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class Settings: ObservableObject, Resetting {
    @Published var name = ""

    func reset() { name = "" }
}

final class Scheme: ObservableObject {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ settings: Settings) {
        settings.$name.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

final class Parts: ObservableObject, Resetting {
    @Published var name = ""

    func reset() { name = "" }
}

/// A published property that is set tells those who follow its object.
final class List: ObservableObject {
    @Published var count = 0
    private var cancellables = Set<AnyCancellable>()

    func follow(_ parts: Parts) {
        parts.$name.map(\.count).assign(to: &$count)
    }
}

final class Watcher {
    private var cancellables = Set<AnyCancellable>()

    func watch(_ handed: Handed) {
        handed.changes.sink { handed.text = "" }.store(in: &cancellables)
    }

    func watch(_ scheme: Scheme, _ settings: Settings) {
        scheme.objectWillChange.sink { settings.name = "" }.store(in: &cancellables)
    }

    func watch(_ list: List, _ parts: Parts) {
        list.objectWillChange.sink { parts.name = "" }.store(in: &cancellables)
    }
}

struct AllView: View {
    @ObservedObject var direct: Direct
    @ObservedObject var handed: Handed
    @ObservedObject var given: Given
    @ObservedObject var shared: Shared
    @ObservedObject var assigned: Assigned
    @ObservedObject var again: Again
    @ObservedObject var posted: Posted
    @ObservedObject var isolated: Isolated
    @ObservedObject var immediate: Immediate
    @ObservedObject var settings: Settings
    @ObservedObject var parts: Parts

    var body: some View {
        Text(direct.text + handed.text + given.text + shared.text)
        Text(assigned.text + again.text + posted.text + isolated.text + immediate.text)
        Text(settings.name + parts.name)
    }
}
