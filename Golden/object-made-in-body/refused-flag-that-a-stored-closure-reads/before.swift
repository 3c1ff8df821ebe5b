// Catalogue 103, 221: a private flag is read while the object is made; it is ignored in the assisted tier only,
// since a stored closure gives it to a view.
import SwiftUI

@MainActor
final class Roster: ObservableObject {
    @Published var names: [String] = []
    private let page: @Sendable () async -> [String]
    private var isBusy = false
    lazy var isLoading: () -> Bool = { [unowned self] in isBusy }

    init(page: @escaping @Sendable () async -> [String]) {
        self.page = page
        loadMore()
    }

    func loadMore() {
        guard !isBusy else { return }
        isBusy = true
        Task {
            names += await page()
            isBusy = false
        }
    }
}

struct RosterView: View {
    @ObservedObject var roster: Roster

    var body: some View {
        Text(roster.isLoading() ? "Loading" : "Names")
        List(roster.names, id: \.self) { Text($0) }
    }
}

struct HomeView: View {
    let page: @Sendable () async -> [String]

    var body: some View { RosterView(roster: Roster(page: page)) }
}
