// Catalogue 80, 100: nothing moves without the rule for the class.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

final class Fan: ObservableObject {
    @Published var isOn = false
}

struct RoomView: View {
    @StateObject private var lamp = Lamp()
    @ObservedObject var fan: Fan

    var body: some View {
        Text(lamp.isOn || fan.isOn ? "On" : "Off")
    }
}
