// Catalogue 60, 216: who hears of what a subscriber sends by hand sets the property, subscribes to it, or is not known.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@Observable
final class Direct: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    private let changed = PassthroughSubject<Void, Never>()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed.sink { [weak self] in self?.text = "x" }.store(in: &cancellables)
        $textStorage.sink { [weak self] text in if text.count > 2 { self?.changed.send(()) } }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Handed: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    var changes: AnyPublisher<Void, Never> { changed.eraseToAnyPublisher() }
    private let changed = PassthroughSubject<Void, Never>()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $textStorage.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

/// The subject is one that others hold as well.
@Observable
final class Given: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    private let changed: PassthroughSubject<Void, Never>
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(changed: PassthroughSubject<Void, Never>) {
        self.changed = changed
    }

    func follow() {
        $textStorage.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

/// The subject leaves the object.
@Observable
final class Shared: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    private let changed = PassthroughSubject<Void, Never>()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(box: SubjectBox) {
        box.subject = changed
    }

    func follow() {
        $textStorage.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

final class SubjectBox {
    var subject: PassthroughSubject<Void, Never>?
}

@Observable
final class Assigned: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    private let changed = PassthroughSubject<String, Never>()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed.assign(to: \.text, on: self).store(in: &cancellables)
        $textStorage.sink { [weak self] text in if text.count > 2 { self?.changed.send("") } }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Again: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    private let changed = PassthroughSubject<Void, Never>()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed.sink { [weak self] in self?.subscribe() }.store(in: &cancellables)
        $textStorage.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    private func subscribe() {
        $textStorage.sink { print($0) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Posted: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    private let changed = PassthroughSubject<Void, Never>()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed.sink { NotificationCenter.default.post(name: .changed, object: nil) }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: .changed)
            .sink { [weak self] _ in self?.text = "" }
            .store(in: &cancellables)
        $textStorage.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

extension Notification.Name {
    static let changed = Notification.Name("changed")
}

@MainActor
@Observable
final class Isolated: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    private let changed = PassthroughSubject<Void, Never>()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed.sink { [weak self] in MainActor.assumeIsolated { self?.text = "" } }.store(in: &cancellables)
        $textStorage.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    nonisolated func reset() {}

    func clear() { text = "" }
}

@Observable
final class Immediate: Resetting {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private var textStorage = ""
    private let changed = PassthroughSubject<Void, Never>()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        changed
            .receive(on: ImmediateScheduler.shared)
            .sink { [weak self] in self?.text = "" }
            .store(in: &cancellables)
        $textStorage.sink { [weak self] _ in self?.changed.send(()) }.store(in: &cancellables)
    }

    func reset() { text = "" }
}

@Observable
final class Settings: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var nameStorage = ""

    func reset() { name = "" }
}

final class Scheme: ObservableObject {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ settings: Settings) {
        settings.$nameStorage.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

@Observable
final class Parts: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var nameStorage = ""

    func reset() { name = "" }
}

/// A published property that is set tells those who follow its object.
final class List: ObservableObject {
    @Published var count = 0
    private var cancellables = Set<AnyCancellable>()

    func follow(_ parts: Parts) {
        parts.$nameStorage.map(\.count).assign(to: &$count)
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
    var direct: Direct
    var handed: Handed
    var given: Given
    var shared: Shared
    var assigned: Assigned
    var again: Again
    var posted: Posted
    var isolated: Isolated
    var immediate: Immediate
    var settings: Settings
    var parts: Parts

    var body: some View {
        Text(direct.text + handed.text + given.text + shared.text)
        Text(assigned.text + again.text + posted.text + isolated.text + immediate.text)
        Text(settings.name + parts.name)
    }
}
