// Catalogue 51: a function of the property's name is another member.
import Combine
import SwiftUI

@Observable
final class EventStore {
    private(set) var events: [Int] = [] { willSet { eventsSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var eventsSubject = CurrentValueSubject<[Int], Never>(_events)

    func events(on day: Int) -> [Int] { events.filter { $0 == day } }
    func add() { events.append(1) }
}

@Observable
final class EventCounter {
    private(set) var count = 0
    @ObservationIgnored private var subscription: AnyCancellable?

    init(store: EventStore) {
        subscription = store.eventsSubject
            .map { $0.count }
            .sink { [weak self] in self?.count = $0 }
    }
}

struct EventsView: View {
    var store: EventStore
    var counter: EventCounter

    var body: some View {
        Text("\(store.events.count) \(counter.count) \(store.events(on: 1).count)")
        Button("Add") { store.add() }
    }
}
