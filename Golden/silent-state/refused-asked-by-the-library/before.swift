// Catalogue 213: the library runs the description or the iterator of a value that it is given.
import SwiftUI

final class Engine: CustomStringConvertible {
    var runs = 0
    var description: String { "\(runs) runs" }
}

final class Bag: Sequence {
    var items: [Int] = []

    func makeIterator() -> IndexingIterator<[Int]> { items.makeIterator() }
}

final class Meter: ObservableObject {
    @Published var name = ""
    @Published var number = 0
    let engine = Engine()
    let bag = Bag()

    func load() {
        name = "Meter"
        engine.runs += 1
        bag.items.append(1)
    }

    func count() { number += 1 }
}

struct DescriptionView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + String(describing: meter.engine)) }
}

struct SequenceView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(meter.bag.reduce(0, +))") }
}

struct ArrayView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(Array(meter.bag).count)") }
}
