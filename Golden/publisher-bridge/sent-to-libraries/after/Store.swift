// Catalogue 60, 216: what subscribers call runs nothing of the project before it returns.
import AppKit
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

extension Bundle {
    func hasFlag(_ name: String) -> Bool { object(forInfoDictionaryKey: name) != nil }
}

extension Publisher where Failure == Never {
    func sinkOnce(receive: @escaping (Output) -> Void = { _ in }) -> AnyCancellable {
        first().sink(receiveValue: receive)
    }
}

@Observable
final class Timed: Resetting {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    @ObservationIgnored private var timer: Timer?
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var item: DispatchWorkItem?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        nameSubject
            .sink { [weak self] name in
                self?.task?.cancel()
                self?.item?.cancel()
                self?.timer?.invalidate()
                let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
                    self?.name = ""
                }
                RunLoop.main.add(timer, forMode: .common)
                self?.timer = timer
            }
            .store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Flagged: Resetting {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    private(set) var isFlagged = false
    private let bundle: Bundle = .main
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        nameSubject.sink { [weak self] in self?.isFlagged = self?.bundle.hasFlag($0) ?? false }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Noted: Resetting {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    private(set) var note: Note?
    private(set) var title = ""
    private var tab: any Titled = Tab(number: 1)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        nameSubject
            .sink { [weak self] name in
                self?.note = Note(name)
                self?.title = self?.tab.title ?? ""
            }
            .store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Once: Resetting {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    private(set) var length = 0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        nameSubject.sinkOnce { [weak self] in self?.length = doubled($0.count) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

@Observable
final class Saved: Resetting {
    struct State: Codable {
        let name: String
    }

    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        nameSubject.sink { [weak self] in self?.save($0) }.store(in: &cancellables)
    }

    func reset() { name = "" }

    private func save(_ name: String) {
        guard let data = try? JSONEncoder().encode(State(name: name)) else { return }
        try? data.write(to: file(), options: .atomic)
        NotificationCenter.default.removeObserver(self)
    }
}

private func file() -> URL {
    let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    return folders[0].appendingPathComponent("state".trimmed.file)
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
    var file: String { appending(".json") }
}

@MainActor
protocol Closing: AnyObject {
    func close()
}

@MainActor
@Observable
final class Opened: Closing {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    private var window: NSWindow?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        nameSubject.sink { [weak self] in if $0.count > 2 { self?.open() } }.store(in: &cancellables)
    }

    func close() { name = "" }

    private func open() {
        let frame = NSRect(x: 0, y: 0, width: 100, height: 100)
        window = NSWindow(contentRect: frame, styleMask: [.titled, .closable], backing: .buffered, defer: false)
    }
}

struct AllView: View {
    var timed: Timed
    var flagged: Flagged
    var noted: Noted
    var once: Once
    var saved: Saved
    var opened: Opened

    var body: some View {
        Text(timed.name + flagged.name + noted.name + once.name + saved.name + opened.name)
        Button("Follow") { timed.follow() }
    }
}
