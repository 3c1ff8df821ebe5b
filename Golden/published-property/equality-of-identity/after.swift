// Catalogue 41: an `==` that is `===` calls no other object equal, whatever the object holds.
import SwiftUI

struct User: Equatable {
    let id: Int
    let name: String

    static func == (left: User, right: User) -> Bool { left.id == right.id }
}

final class Device: Equatable {
    let owner: User

    init(owner: User) { self.owner = owner }

    static func == (left: Device, right: Device) -> Bool { left === right }
}

@Observable
final class Devices {
    var current: Device?
    var all: [Device] = []

    func refresh(_ devices: [Device]) {
        current = devices.first
        all = devices
    }
}

struct DevicesView: View {
    var devices: Devices

    var body: some View {
        Text("\(devices.current?.owner.name ?? "") \(devices.all.count)")
    }
}
