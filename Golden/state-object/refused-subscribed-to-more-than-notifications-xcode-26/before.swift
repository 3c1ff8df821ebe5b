// Catalogue 83, 90: another publisher sends at once to what subscribes to notifications.
import Combine
import SwiftUI

extension Notification.Name {
    static let added = Notification.Name("added")
}

@MainActor
final class Shelf: ObservableObject {
    @Published var books: [String] = []
    private var bag = Set<AnyCancellable>()

    init() { observe() }

    func load() async { books = ["Dune"] }

    private func observe() {
        NotificationCenter.default.publisher(for: .added)
            .map { _ in 1 }
            .merge(with: $books.map(\.count))
            .sink { [weak self] _ in
                Task { await self?.load() }
            }
            .store(in: &bag)
    }
}

struct ShelfView: View {
    @StateObject private var shelf = Shelf()

    var body: some View { Text("\(shelf.books.count)") }
}
