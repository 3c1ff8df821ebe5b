// Catalogue 216: whatever runs while a value is sent, it comes to none of the places that set the property or subscribe.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        query = UserDefaults.standard.string(forKey: "query") ?? ""
        follow()
    }

    private func follow() {
        $query
            .sink { query in UserDefaults.standard.set(query, forKey: "query") }
            .store(in: &cancellables)
        query += ""
    }
}

final class Feed: ObservableObject {
    @Published var items: [String] = []
    var onChange: ([String]) -> Void = { _ in }
    private var cancellables = Set<AnyCancellable>()

    init(pages: AnyPublisher<[String], Never>) {
        let published = $items.dropFirst()
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
    @ObservedObject var search: Search
    @ObservedObject var feed: Feed
    @State private var count = 0

    var body: some View {
        TextField("Search", text: $search.query)
        Button("Clear \(count)") { search.query = "" }
        List(feed.items, id: \.self) { Text($0) }
            .task { await feed.load() }
            .onReceive(feed.$items.map(\.count)) { count = $0 }
        Button("Reset", action: feed.clear)
    }
}
