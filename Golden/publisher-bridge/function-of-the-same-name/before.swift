// Catalogue 51: a function of the property's name is another member.
import Combine
import SwiftUI

final class EventStore: ObservableObject {
    @Published private(set) var events: [Int] = []

    func events(on day: Int) -> [Int] { events.filter { $0 == day } }
    func add() { events.append(1) }
}

final class EventCounter: ObservableObject {
    @Published private(set) var count = 0
    private var subscription: AnyCancellable?

    init(store: EventStore) {
        subscription = store.$events
            .map { $0.count }
            .sink { [weak self] in self?.count = $0 }
    }
}

struct EventsView: View {
    @ObservedObject var store: EventStore
    @ObservedObject var counter: EventCounter

    var body: some View {
        Text("\(store.events.count) \(counter.count) \(store.events(on: 1).count)")
        Button("Add") { store.add() }
    }
}
