// Catalogue 155: what is handed out flows into code that asks for the publisher's own type.
import Combine
import SwiftUI

@Observable
final class Thermostat {
    var degrees: Double {
        get { access(keyPath: \.degrees); return degreesStorage }
        set { withMutation(keyPath: \.degrees) { degreesStorage = newValue } }
    }
    @ObservationIgnored @Published private var degreesStorage = 20.0

    var degreesPublisher: Published<Double>.Publisher { $degreesStorage }
}

final class Chart {
    private let source: Published<Double>.Publisher

    init(_ source: Published<Double>.Publisher) {
        self.source = source
    }
}

struct ThermostatView: View {
    var thermostat: Thermostat

    var body: some View {
        Button("\(thermostat.degrees)") { _ = Chart(thermostat.degreesPublisher) }
    }
}
