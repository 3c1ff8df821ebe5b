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

final class Timed: ObservableObject, Resetting {
    @Published var name = ""
    private var timer: Timer?
    private var task: Task<Void, Never>?
    private var item: DispatchWorkItem?
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name
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

final class Flagged: ObservableObject, Resetting {
    @Published var name = ""
    private(set) var isFlagged = false
    private let bundle: Bundle = .main
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] in self?.isFlagged = self?.bundle.hasFlag($0) ?? false }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Noted: ObservableObject, Resetting {
    @Published var name = ""
    private(set) var note: Note?
    private(set) var title = ""
    private var tab: any Titled = Tab(number: 1)
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name
            .sink { [weak self] name in
                self?.note = Note(name)
                self?.title = self?.tab.title ?? ""
            }
            .store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Once: ObservableObject, Resetting {
    @Published var name = ""
    private(set) var length = 0
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sinkOnce { [weak self] in self?.length = doubled($0.count) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

final class Saved: ObservableObject, Resetting {
    struct State: Codable {
        let name: String
    }

    @Published var name = ""
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] in self?.save($0) }.store(in: &cancellables)
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
final class Opened: ObservableObject, Closing {
    @Published var name = ""
    private var window: NSWindow?
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] in if $0.count > 2 { self?.open() } }.store(in: &cancellables)
    }

    func close() { name = "" }

    private func open() {
        let frame = NSRect(x: 0, y: 0, width: 100, height: 100)
        window = NSWindow(contentRect: frame, styleMask: [.titled, .closable], backing: .buffered, defer: false)
    }
}

struct AllView: View {
    @ObservedObject var timed: Timed
    @ObservedObject var flagged: Flagged
    @ObservedObject var noted: Noted
    @ObservedObject var once: Once
    @ObservedObject var saved: Saved
    @ObservedObject var opened: Opened

    var body: some View {
        Text(timed.name + flagged.name + noted.name + once.name + saved.name + opened.name)
        Button("Follow") { timed.follow() }
    }
}
