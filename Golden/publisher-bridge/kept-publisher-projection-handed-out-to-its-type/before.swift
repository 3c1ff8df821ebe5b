// Catalogue 155: what is handed out flows into code that asks for the publisher's own type.
import Combine
import SwiftUI

final class Thermostat: ObservableObject {
    @Published var degrees = 20.0

    var degreesPublisher: Published<Double>.Publisher { $degrees }
}

final class Chart {
    private let source: Published<Double>.Publisher

    init(_ source: Published<Double>.Publisher) {
        self.source = source
    }
}

struct ThermostatView: View {
    @ObservedObject var thermostat: Thermostat

    var body: some View {
        Button("\(thermostat.degrees)") { _ = Chart(thermostat.degreesPublisher) }
    }
}
