// Catalogue 150, 151: one conformer stays, and so the protocol, the other conformer and the generic view stay as well.
import Combine
import SwiftUI

protocol Meter: ObservableObject {
    var value: Double { get }
}

final class Speedometer: Meter {
    @Published var value = 0.0
}

final class Thermometer: Meter {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var value = 0.0 { willSet { objectWillChange.send() } }
}

struct MeterView<Model: Meter>: View {
    @ObservedObject var meter: Model

    var body: some View {
        Text("\(meter.value)")
    }
}

struct Dashboard: View {
    @StateObject private var speed = Speedometer()
    @StateObject private var temperature = Thermometer()

    var body: some View {
        MeterView(meter: speed)
        MeterView(meter: temperature)
    }
}
