// Catalogue 60: comments stay with the property, and what is long goes over several lines.
import Combine
import SwiftUI

final class Feed: ObservableObject {
    @Published var filter = "" // what is shown
    /// How many there are.
    @Published
    var limit = 10

    // The next one is long.
    @Published private(set) var entries: [String: [String]] = ["today": ["first", "second", "third"], "yesterday": ["fourth", "fifth"]]
    @Published var isLoading = false; @Published var page = 1
	@Published var order = [
		"date",
		"name",
	]
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $filter.sink { print($0) }.store(in: &cancellables)
        $limit.sink { print($0) }.store(in: &cancellables)
        $entries.sink { print($0) }.store(in: &cancellables)
        $isLoading.sink { print($0) }.store(in: &cancellables)
        $page.sink { print($0) }.store(in: &cancellables)
        $order.sink { print($0) }.store(in: &cancellables)
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View {
        TextField("Filter", text: $feed.filter)
        Text("\(feed.limit) \(feed.entries.count) \(feed.isLoading) \(feed.page) \(feed.order.count)")
            .onAppear { feed.follow() }
    }
}
