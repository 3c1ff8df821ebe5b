// Catalogue 80, 100: a type moves where all rules that it needs are chosen.
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
