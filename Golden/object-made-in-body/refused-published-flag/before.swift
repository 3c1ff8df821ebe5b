// Catalogue 103, 221: a private flag that no view reads is set and read while the object is made; it is published.
import SwiftUI

@MainActor
final class Roster: ObservableObject {
    @Published var names: [String] = []
    private let page: @Sendable () async -> [String]
    @Published private var isBusy = false

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
        List(roster.names, id: \.self) { Text($0) }
    }
}

struct HomeView: View {
    let page: @Sendable () async -> [String]

    var body: some View { RosterView(roster: Roster(page: page)) }
}
