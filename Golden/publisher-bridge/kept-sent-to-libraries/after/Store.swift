// Catalogue 60, 216: what subscribers call may run code of the project before it returns, which sets the property.
import AppKit
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

extension Bundle {
    func tell(_ name: String) { NotificationCenter.default.post(name: Notification.Name(name), object: self) }
}

extension Publisher where Failure == Never {
    func sinkOnce(receive: @escaping (Output) -> Void = { _ in }) -> AnyCancellable {
        first().sink(receiveValue: receive)
    }
}

@Observable
final class Timed: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    @ObservationIgnored private var timer: Timer?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        timer = Timer(timeInterval: 1, repeats: false) { [weak self] _ in self?.name = "" }
        $nameStorage.sink { [weak self] name in if name.count > 2 { self?.timer?.fire() } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Cancelled: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        task = Task { [weak self] in
            await withTaskCancellationHandler {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
            } onCancel: {
                MainActor.assumeIsolated { self?.reset() }
            }
        }
        $nameStorage.sink { [weak self] name in if name.count > 2 { self?.task?.cancel() } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Flagged: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    private let bundle: Bundle = .main
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sink { [weak self] in self?.bundle.tell($0) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Noted: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    private(set) var note: Note?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sink { [weak self] in self?.note = Note($0) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Once: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sinkOnce { [weak self] in if $0.count > 2 { self?.name = "" } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Saved: Resetting {
    struct State: Encodable {
        let store: Saved

        func encode(to encoder: any Encoder) throws {
            store.reset()
        }
    }

    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    private(set) var data: Data?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sink { [weak self] in if $0.count > 2 { self?.save() } }.store(in: &cancellables)
    }

    func reset() { name = "" }

    private func save() { data = try? JSONEncoder().encode(State(store: self)) }
}

@Observable
final class Kept: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    var value: any Encodable = ""
    private(set) var data: Data?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sink { [weak self] in if $0.count > 2 { self?.save() } }.store(in: &cancellables)
    }

    func reset() { name = "" }

    private func save() { data = try? JSONEncoder().encode(value) }
}

@MainActor
protocol Closing: AnyObject {
    func close()
}

@MainActor
@Observable
final class Opened: Closing {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    private var window: NSWindow?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sink { [weak self] in if $0.count > 2 { self?.open() } }.store(in: &cancellables)
    }

    func close() { name = "" }

    private func open() { window = NSWindow(contentViewController: Panel(store: self)) }
}

final class Panel: NSViewController {
    private weak var store: Opened?

    init(store: Opened) {
        self.store = store
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { store?.close() }
}

struct AllView: View {
    var timed: Timed
    var cancelled: Cancelled
    var flagged: Flagged
    var noted: Noted
    var once: Once
    var saved: Saved
    var kept: Kept
    var opened: Opened

    var body: some View {
        Text(timed.name + cancelled.name + flagged.name + noted.name + once.name + saved.name + kept.name + opened.name)
        Button("Follow") { timed.follow() }
    }
}
