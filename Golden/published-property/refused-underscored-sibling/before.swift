// Catalogue 21: the storage's name is taken by another property.
import SwiftUI

final class Thermostat: ObservableObject {
    var target = 20.0
    private var _target = 20.0
    @Published var isOn = false

    func apply() {
        _target = target
    }
}

struct ThermostatView: View {
    @ObservedObject var thermostat: Thermostat

    var body: some View {
        Button(thermostat.isOn ? "\(thermostat.target)" : "off") { thermostat.apply() }
    }
}
