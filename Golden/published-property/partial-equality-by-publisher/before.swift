// Catalogue 41: a publisher, a tuple and a key path set what an == that leaves something out takes for the same.
import Combine
import SwiftUI

struct Person: Equatable {
    let id: Int
    var name: String

    static func == (left: Person, right: Person) -> Bool { left.id == right.id }
}

final class Desk: ObservableObject {
    @Published var visitor = Person(id: 1, name: "")

    init(visitors: AnyPublisher<Person, Never>) { visitors.assign(to: &$visitor) }
}

final class Queue: ObservableObject {
    @Published var first = Person(id: 1, name: "")
    @Published var count = 0

    func next(_ person: Person) { (first, count) = (person, count + 1) }
}

final class Hall: ObservableObject {
    @Published var speaker = Person(id: 1, name: "")

    func introduce(_ person: Person) { self[keyPath: \.speaker] = person }
}

struct DeskView: View {
    @ObservedObject var desk: Desk
    @ObservedObject var queue: Queue
    @ObservedObject var hall: Hall

    var body: some View { Text("\(desk.visitor.name) \(queue.first.name) \(queue.count) \(hall.speaker.name)") }
}
