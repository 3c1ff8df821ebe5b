// Catalogue 213: a key path that stands for a function, or in brackets, reads what it leads to.
import SwiftUI

final class Engine {
    var isOn = false
    var runs = 0
}

final class Meter: ObservableObject {
    @Published var name = ""
    @Published var number = 0
    let engines = [Engine(), Engine()]
    let engine = Engine()

    func load() {
        name = "Meter"
        engines[0].isOn.toggle()
        engine.runs += 1
    }

    func count() { number += 1 }
}

struct FilterView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(meter.engines.filter(\.isOn).count)") }
}

struct TypedView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(meter.engines.map(\Engine.runs).count)") }
}

struct SubscriptView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + "\(meter.engine[keyPath: \.runs])") }
}
