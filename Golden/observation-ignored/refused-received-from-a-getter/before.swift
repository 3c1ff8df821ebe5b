// Catalogue 59: each update subscribes to another publisher, which has a value at once, and the closure sets what the body shows.
import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published var title = ""
    var count = 0
    var ticks = 0
    let subject = CurrentValueSubject<Int, Never>(0)

    var changes: AnyPublisher<Int, Never> {
        Just(1).eraseToAnyPublisher()
    }
}

struct CountView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text("\(store.title) \(store.count)").onReceive(store.changes) { _ in store.count += 1 }
    }
}

struct TickView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text("\(store.title) \(store.ticks)").onReceive(store.subject.map { $0 + 1 }) { _ in store.ticks += 1 }
    }
}
