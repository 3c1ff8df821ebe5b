// Catalogue 80, 100: a suppressed edit holds back the types that need it and no others.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

final class Fan: ObservableObject {
    @Published var isOn = false
}

struct RoomView: View {
    @StateObject private var lamp = Lamp() // reobserve:ignore[state-object]
    @StateObject private var fan = Fan()

    var body: some View {
        Text(lamp.isOn || fan.isOn ? "On" : "Off")
    }
}
