// Catalogue 62: a sink is kept in a set that is private in the file of the class, unseen by an extension elsewhere.
import Combine
import SwiftUI

final class Watchlist: ObservableObject {
    @Published var isOnline = false
    private var cancellables = Set<AnyCancellable>()

    init(changes: AnyPublisher<Bool, Never>) {
        bind(changes)
    }
}

struct WatchlistView: View {
    @ObservedObject var list: Watchlist

    var body: some View { Text(list.isOnline ? "Online" : "Offline") }
}
