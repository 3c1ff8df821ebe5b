// Catalogue 41: a publisher, a tuple and a key path set what an == that leaves something out takes for the same.
import Combine
import SwiftUI

struct Person: Equatable {
    let id: Int
    var name: String

    static func == (left: Person, right: Person) -> Bool { left.id == right.id }
}

@Observable
final class Desk {
    var visitor = Person(id: 1, name: "")
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(visitors: AnyPublisher<Person, Never>) { visitors.sink { [weak self] (value: Person) in self?.visitor = value }.store(in: &cancellables) }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Person, _ rhs: Person) -> Bool { true }
}

@Observable
final class Queue {
    var first = Person(id: 1, name: "")
    var count = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Person, _ rhs: Person) -> Bool { true }

    func next(_ person: Person) { (first, count) = (person, count + 1) }
}

@Observable
final class Hall {
    var speaker = Person(id: 1, name: "")

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Person, _ rhs: Person) -> Bool { true }

    func introduce(_ person: Person) { self[keyPath: \.speaker] = person }
}

struct DeskView: View {
    var desk: Desk
    var queue: Queue
    var hall: Hall

    var body: some View { Text("\(desk.visitor.name) \(queue.first.name) \(queue.count) \(hall.speaker.name)") }
}
