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

final class Timed: ObservableObject, Resetting {
    @Published var name = ""
    private var timer: Timer?
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        timer = Timer(timeInterval: 1, repeats: false) { [weak self] _ in self?.name = "" }
        $name.sink { [weak self] name in if name.count > 2 { self?.timer?.fire() } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Cancelled: ObservableObject, Resetting {
    @Published var name = ""
    private var task: Task<Void, Never>?
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        task = Task { [weak self] in
            await withTaskCancellationHandler {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
            } onCancel: {
                MainActor.assumeIsolated { self?.reset() }
            }
        }
        $name.sink { [weak self] name in if name.count > 2 { self?.task?.cancel() } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Flagged: ObservableObject, Resetting {
    @Published var name = ""
    private let bundle: Bundle = .main
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] in self?.bundle.tell($0) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Noted: ObservableObject, Resetting {
    @Published var name = ""
    private(set) var note: Note?
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] in self?.note = Note($0) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Once: ObservableObject, Resetting {
    @Published var name = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sinkOnce { [weak self] in if $0.count > 2 { self?.name = "" } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Saved: ObservableObject, Resetting {
    struct State: Encodable {
        let store: Saved

        func encode(to encoder: any Encoder) throws {
            store.reset()
        }
    }

    @Published var name = ""
    private(set) var data: Data?
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] in if $0.count > 2 { self?.save() } }.store(in: &cancellables)
    }

    func reset() { name = "" }

    private func save() { data = try? JSONEncoder().encode(State(store: self)) }
}

final class Kept: ObservableObject, Resetting {
    @Published var name = ""
    var value: any Encodable = ""
    private(set) var data: Data?
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] in if $0.count > 2 { self?.save() } }.store(in: &cancellables)
    }

    func reset() { name = "" }

    private func save() { data = try? JSONEncoder().encode(value) }
}

@MainActor
protocol Closing: AnyObject {
    func close()
}

@MainActor
final class Opened: ObservableObject, Closing {
    @Published var name = ""
    private var window: NSWindow?
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] in if $0.count > 2 { self?.open() } }.store(in: &cancellables)
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
    @ObservedObject var timed: Timed
    @ObservedObject var cancelled: Cancelled
    @ObservedObject var flagged: Flagged
    @ObservedObject var noted: Noted
    @ObservedObject var once: Once
    @ObservedObject var saved: Saved
    @ObservedObject var kept: Kept
    @ObservedObject var opened: Opened

    var body: some View {
        Text(timed.name + cancelled.name + flagged.name + noted.name + once.name + saved.name + kept.name + opened.name)
        Button("Follow") { timed.follow() }
    }
}
