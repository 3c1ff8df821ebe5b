// Catalogue 38, 39: observers of published properties run as before, in the initializer too.
import SwiftUI

final class Thermostat: ObservableObject {
    @Published var target = 20 {
        willSet { print("to \(newValue)") }
        didSet {
            print("from \(oldValue)")
            history.append(target)
        }
    }
    @Published private(set) var history: [Int] = []

    init() {
        target = 18
    }
}

struct Root: View {
    @StateObject private var thermostat = Thermostat()

    var body: some View {
        Stepper("Target", value: $thermostat.target)
        Button("Same") { thermostat.target = thermostat.history.last ?? 0 }
        Text("\(thermostat.target)")
        Text(thermostat.history.map { "\($0)" }.joined(separator: " "))
    }
}
