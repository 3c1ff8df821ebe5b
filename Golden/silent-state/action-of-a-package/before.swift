// Catalogue 213: a closure that changes something builds no content, so that it waits for an event whoever takes it.
import Foundation
import Panels
import SwiftUI

@MainActor final class Device: ObservableObject {
    @Published var isChosen = false
    @Published var level = 0

    func charge() async { level += 1 }

    func choose() { isChosen = Date().timeIntervalSince1970 > 0 }
}

struct DeviceView: View {
    @StateObject private var device = Device()

    var body: some View {
        if !device.isChosen {
            DevicePicker(.wireless) { _ in
                device.isChosen = true
                Task { await device.charge() }
            } label: {
                Text("Choose")
            }
        }
        Text("Device").focusable(as: 1) { device.choose() }
        LevelView(device: device)
    }
}

struct LevelView: View {
    @ObservedObject var device: Device

    var body: some View { Text("\(device.level)") }
}
