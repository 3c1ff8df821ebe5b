// Catalogue 80, 100: a rule that is left out keeps the types that need it.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

@Observable
final class Fan {
    var isOn = false
}

struct RoomView: View {
    @StateObject private var lamp = Lamp()
    var fan: Fan

    var body: some View {
        Text(lamp.isOn || fan.isOn ? "On" : "Off")
    }
}
