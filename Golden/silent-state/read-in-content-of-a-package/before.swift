// Catalogue 213: what a package does with its closures is not known; a local of the same name is another object.
import Foundation
import SwiftUI
import Panels

final class Device: ObservableObject {
    @Published var name = ""
    @Published var level = 0

    func charge() { level += 1 }
}

struct Cell {
    let level: Int
}

struct PackageView: View {
    @ObservedObject var device: Device

    var body: some View {
        Text(UserDefaults.standard.string(forKey: "unit") ?? "")
        Panel {
            Text("\(device.level)")
        }
    }
}

struct ModifierView: View {
    @ObservedObject var device: Device

    var body: some View {
        Text(UserDefaults.standard.string(forKey: "unit") ?? "")
            .popup { Text("\(device.level)") }
    }
}

struct ShadowView: View {
    @ObservedObject var device: Device
    let cell: Cell

    var body: some View {
        Text(UserDefaults.standard.string(forKey: "unit") ?? "")
        Text("\(level(of: cell))")
    }

    private func level(of device: Cell) -> Int { device.level }
}

struct ShownWithinView: View {
    @ObservedObject var device: Device

    var body: some View {
        Panel {
            Text(UserDefaults.standard.string(forKey: "unit") ?? "")
            Text("\(device.level)")
        }
    }
}
