// Catalogue 60: comments stay with the property, and what is long goes over several lines.
import Combine
import SwiftUI

@Observable
final class Feed {
    var filter = "" { willSet { filterSubject.send(newValue) } } // what is shown
    @ObservationIgnored private lazy var filterSubject = CurrentValueSubject<String, Never>(_filter)
    /// How many there are.
    var limit = 10 { willSet { limitSubject.send(newValue) } }
    @ObservationIgnored private lazy var limitSubject = CurrentValueSubject<Int, Never>(_limit)

    // The next one is long.
    private(set) var entries: [String: [String]] = ["today": ["first", "second", "third"], "yesterday": ["fourth", "fifth"]] {
        willSet { entriesSubject.send(newValue) }
    }
    @ObservationIgnored private lazy var entriesSubject = CurrentValueSubject<[String: [String]], Never>(_entries)
    var isLoading = false { willSet { isLoadingSubject.send(newValue) } }; @ObservationIgnored private lazy var isLoadingSubject = CurrentValueSubject<Bool, Never>(_isLoading); var page = 1 { willSet { pageSubject.send(newValue) } }
    @ObservationIgnored private lazy var pageSubject = CurrentValueSubject<Int, Never>(_page)
	var order = [
		"date",
		"name",
	] { willSet { orderSubject.send(newValue) } }
	@ObservationIgnored private lazy var orderSubject = CurrentValueSubject<[String], Never>(_order)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        filterSubject.sink { print($0) }.store(in: &cancellables)
        limitSubject.sink { print($0) }.store(in: &cancellables)
        entriesSubject.sink { print($0) }.store(in: &cancellables)
        isLoadingSubject.sink { print($0) }.store(in: &cancellables)
        pageSubject.sink { print($0) }.store(in: &cancellables)
        orderSubject.sink { print($0) }.store(in: &cancellables)
    }
}

struct FeedView: View {
    @State private var feed = Feed()

    var body: some View {
        TextField("Filter", text: $feed.filter)
        Text("\(feed.limit) \(feed.entries.count) \(feed.isLoading) \(feed.page) \(feed.order.count)")
            .onAppear { feed.follow() }
    }
}
