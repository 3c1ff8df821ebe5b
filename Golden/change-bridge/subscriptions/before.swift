// Catalogue 66, 76: what else than views subscribes to objectWillChange gets a publisher of the class's own.
import Combine
import SwiftUI

@MainActor
public final class Library: ObservableObject {
    /// All of them.
    @Published public var books: [String] = []
    @Published private(set) var isLoading = false {
        willSet { print(newValue) }
        didSet { print(oldValue) }
    }
    @Published var query = "" {
        didSet { page = 0 }
    }
    @Published var filter = "" // none
    private var page = 0
    private var subscriptions = Set<AnyCancellable>()

    init() {
        $filter.sink { print($0) }.store(in: &subscriptions)
    }

    func add(_ book: String) {
        page += 1
        objectWillChange.send()
        books.append(book)
    }
}

@MainActor
final class Counter {
    private var subscriptions = Set<AnyCancellable>()
    var count = 0

    func follow(_ library: Library) {
        library.objectWillChange
            .receive(on: RunLoop.main)
            .sink { [weak self] _ in self?.count += 1 }
            .store(in: &subscriptions)
    }
}

struct LibraryView: View {
    @ObservedObject var library: Library
    @State private var changes = 0

    var body: some View {
        Text("\(library.books.count) \(library.query) \(library.filter) \(changes)")
            .opacity(library.isLoading ? 0 : 1)
            .onReceive(library.objectWillChange) { changes += 1 }
    }
}
