// Catalogue 103, 221: a private flag that no view reads is set and read while the object is made, and is ignored.
import SwiftUI

@MainActor
@Observable
final class Roster {
    var names: [String] = []
    private let page: @Sendable () async -> [String]
    @ObservationIgnored private var isBusy = false

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
    var roster: Roster

    var body: some View {
        List(roster.names, id: \.self) { Text($0) }
    }
}

struct HomeView: View {
    let page: @Sendable () async -> [String]

    var body: some View { RosterView(roster: Roster(page: page)) }
}
