// Catalogue 83, 90: an object that is made in vain and answers notifications changes nothing but itself.
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

    func load() { books = ["Dune"] }

    private func observe() {
        NotificationCenter.default.publisher(for: .added)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                self?.load()
            }
            .store(in: &bag)
    }
}

struct ShelfView: View {
    @StateObject private var shelf = Shelf()

    var body: some View { Text("\(shelf.books.count)") }
}
