// Catalogue 66: properties that are only assigned, and subscribers that look at the object later, or not at all.
import Combine
import SwiftUI

@MainActor
final class Battery: ObservableObject {
    @Published var level = 0
    @Published var isCharging = false

    func update() {
        level = 50
        self.isCharging = true
    }
}

@MainActor
final class Devices: ObservableObject {
    @Published private(set) var count = 0
    private var changes = 0
    private var subscriptions = Set<AnyCancellable>()

    func follow(_ battery: Battery) {
        battery.objectWillChange
            .receive(on: RunLoop.main)
            .sink { [weak self] _ in self?.count = battery.level }
            .store(in: &subscriptions)
        battery.objectWillChange
            .sink { [weak self] _ in self?.changes += 1 }
            .store(in: &subscriptions)
    }
}

struct BatteryView: View {
    @ObservedObject var battery: Battery
    @ObservedObject var devices: Devices
    @State private var changes = 0

    var body: some View {
        Text("\(battery.level) \(devices.count) \(changes)")
        Toggle("Charging", isOn: $battery.isCharging)
            .onReceive(battery.objectWillChange) { changes += 1 }
    }
}
