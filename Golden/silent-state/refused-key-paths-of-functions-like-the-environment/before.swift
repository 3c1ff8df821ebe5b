// Catalogue 213: a function of the project that is called like a modifier of SwiftUI reads what the key path leads to.
import SwiftUI

final class Engine {
    var runs = 0

    func start() { runs += 1 }

    func environment(_ path: KeyPath<Engine, Int>, _ unit: String) -> String { "\(self[keyPath: path]) \(unit)" }
}

final class Meter: ObservableObject {
    @Published var name = ""
    @Published private(set) var number = 0
    let engine = Engine()

    func load() {
        name = "Meter"
        engine.start()
    }

    func count() { number += 1 }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text(meter.name + meter.engine.environment(\.runs, "rounds"))
        NumberView(meter: meter)
    }
}

struct NumberView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text("\(meter.number)") }
}
