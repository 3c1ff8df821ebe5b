// Catalogue 66: properties that are only assigned, and subscribers that look at the object later, or not at all.
import Combine
import SwiftUI

@MainActor
@Observable
final class Battery {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var level = 0 { willSet { objectWillChange.send() } }
    var isCharging = false { willSet { objectWillChange.send() } }

    func update() {
        level = 50
        self.isCharging = true
    }
}

@MainActor
@Observable
final class Devices {
    private(set) var count = 0
    private var changes = 0
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

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
    @Bindable var battery: Battery
    var devices: Devices
    @State private var changes = 0

    var body: some View {
        Text("\(battery.level) \(devices.count) \(changes)")
        Toggle("Charging", isOn: $battery.isCharging)
            .onReceive(battery.objectWillChange) { changes += 1 }
    }
}
