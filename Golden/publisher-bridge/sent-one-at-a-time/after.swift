// Catalogue 216: whatever runs while a value is sent, it comes to none of the places that set the property or subscribe.
import Combine
import SwiftUI

@Observable
final class Search {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        query = UserDefaults.standard.string(forKey: "query") ?? ""
        follow()
    }

    private func follow() {
        querySubject
            .sink { query in UserDefaults.standard.set(query, forKey: "query") }
            .store(in: &cancellables)
        query += ""
    }
}

@Observable
final class Feed {
    var items: [String] = [] { willSet { itemsSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var itemsSubject = CurrentValueSubject<[String], Never>(_items)
    var onChange: ([String]) -> Void = { _ in }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(pages: AnyPublisher<[String], Never>) {
        let published = itemsSubject.dropFirst()
        published
            .sink { [weak self] items in self?.onChange(items) }
            .store(in: &cancellables)
        published
            .map(\.count)
            .sink { count in UserDefaults.standard.set(count, forKey: "count") }
            .store(in: &cancellables)
        pages
            .receive(on: DispatchQueue.main)
            .map { $0 + [""] }
            .sink { [weak self] items in self?.items = items }
            .store(in: &cancellables)
    }

    @MainActor
    func load() async {
        items = await fetch()
    }

    func clear() {
        reset()
    }

    private func reset() {
        items = []
        DispatchQueue.main.async { self.items.append("") }
    }

    private func fetch() async -> [String] { [] }
}

struct SearchView: View {
    @Bindable var search: Search
    var feed: Feed
    @State private var count = 0

    var body: some View {
        TextField("Search", text: $search.query)
        Button("Clear \(count)") { search.query = "" }
        List(feed.items, id: \.self) { Text($0) }
            .task { await feed.load() }
            .onReceive(feed.itemsSubject.map(\.count)) { count = $0 }
        Button("Reset", action: feed.clear)
    }
}
