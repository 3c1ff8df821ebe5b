// Catalogue 213: the key path of a value leads to no object that has a variable of the same name.
import SwiftUI

final class Engine {
    var isOn = false

    func start() { isOn.toggle() }
}

struct Light {
    var isOn = false
}

final class Meter: ObservableObject {
    @Published var name = ""
    @Published private(set) var number = 0
    @Published var lights = [Light(), Light()]
    private let engine = Engine()

    func load() {
        name = "Meter"
        engine.start()
        number += 1
    }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text(meter.name + "\(meter.lights.filter(\.isOn).count)")
        NumberView(meter: meter)
    }
}

struct NumberView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text("\(meter.number)") }
}
