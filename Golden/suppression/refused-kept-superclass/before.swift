// Catalogue 11: a kept superclass keeps its subclasses, which say so.
import SwiftUI

// reobserve:keep
class Device: ObservableObject {
    @Published var isOn = false
}

class Lamp: Device {
    @Published var brightness = 1.0
}

final class DeskLamp: Lamp {}

struct LampView: View {
    @StateObject private var lamp = DeskLamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
        Text("\(lamp.brightness)")
    }
}
