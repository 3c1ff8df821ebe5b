// Catalogue 59: the publisher is the same one in each update, or sends only what comes later.
import Combine
import SwiftUI

@Observable
final class Store {
    var title = ""
    var count = 0
    var ticks = 0
    let subject = PassthroughSubject<Int, Never>()

    var changes: AnyPublisher<Int, Never> {
        subject.map { $0 + 1 }.eraseToAnyPublisher()
    }
}

struct CountView: View {
    var store: Store

    var body: some View {
        Text("\(store.title) \(store.count)").onReceive(store.changes) { _ in store.count += 1 }
        Text("\(store.title) \(store.ticks)").onReceive(store.subject) { _ in store.ticks += 1 }
    }
}
