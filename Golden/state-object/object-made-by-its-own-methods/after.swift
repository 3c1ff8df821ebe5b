// Catalogue 83: an initializer may set what belongs to the object, by methods, pipelines and objects that it makes.
import Combine
import Foundation
import SwiftUI

extension Notification.Name {
    static let refreshed = Notification.Name("refreshed")
}

struct Entry: Equatable {
    let id: Int
    var title: String

    static func == (left: Entry, right: Entry) -> Bool {
        left.id == right.id && left.title == right.title
    }
}

@Observable
final class JournalModel {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    private(set) var entries: [Entry] = []
    private(set) var refreshes = 0
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
    @ObservationIgnored private var search: AnyCancellable?

    init(titles: [String]) {
        fill(with: titles)
        listen()
    }

    private func fill(with titles: [String]) {
        var shown: [Entry] = []
        for title in titles {
            guard UserDefaults.standard.bool(forKey: title) else { continue }
            shown.append(Entry(id: shown.count, title: title.uppercased()))
        }
        entries = shown
    }

    private func listen() {
        NotificationCenter.default.publisher(for: .refreshed)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.refreshes += 1 }
            .store(in: &cancellables)
        search = querySubject
            .removeDuplicates()
            .sink { [weak self] query in
                guard let self else { return }
                self.entries = [Entry(id: 1, title: query)].filter { $0.title.hasPrefix("A") }
            }
    }

    func title(at date: Date) -> String {
        formatter.string(from: date)
    }
}

/// Runs a timer only once somebody starts it.
final class Poller {
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }

    deinit { timer?.invalidate() }
}

@Observable
final class LiveModel {
    var count = 0
    private let poller = Poller()
    private let log: String

    init(log: String = makeLog()) { self.log = log }

    func start() { poller.start() }
}

func makeLog() -> String {
    print("log")
    return "log"
}

struct LiveView: View {
    @State private var model: LiveModel

    init() {
        _model = State(initialValue: LiveModel(log: "none"))
    }

    var body: some View {
        Text("\(model.count)").onAppear { model.start() }
    }
}

struct JournalView: View {
    @State private var model: JournalModel

    init(titles: [String]) {
        _model = State(initialValue: JournalModel(titles: titles))
    }

    var body: some View {
        TextField("Search", text: $model.query)
        Text("\(model.entries.count) \(model.refreshes)")
    }
}
