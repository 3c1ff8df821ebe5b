// Catalogue 66, 76: what else than views subscribes to objectWillChange gets a publisher of the class's own.
import Combine
import SwiftUI

@MainActor
@Observable
public final class Library {
    @ObservationIgnored public let objectWillChange = ObservableObjectPublisher()
    /// All of them.
    public var books: [String] = [] { willSet { objectWillChange.send() } }
    private(set) var isLoading = false {
        willSet { print(newValue); objectWillChange.send() }
        didSet { print(oldValue) }
    }
    var query = "" {
        willSet { objectWillChange.send() }
        didSet { page = 0 }
    }
    var filter = "" { willSet { objectWillChange.send(); filterSubject.send(newValue) } } // none
    @ObservationIgnored private lazy var filterSubject = CurrentValueSubject<String, Never>(_filter)
    private var page = 0
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

    init() {
        filterSubject.sink { print($0) }.store(in: &subscriptions)
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
    var library: Library
    @State private var changes = 0

    var body: some View {
        Text("\(library.books.count) \(library.query) \(library.filter) \(changes)")
            .opacity(library.isLoading ? 0 : 1)
            .onReceive(library.objectWillChange) { changes += 1 }
    }
}
