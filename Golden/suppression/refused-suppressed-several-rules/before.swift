// Catalogue 1, 30: several rules in one comment, with and without a space behind the comma.
import SwiftUI

final class Lamp: ObservableObject { @Published var isOn = false } // reobserve:ignore[observable-class, published-property] see below

// reobserve:ignore[published-property,observable-class]
final class Fan: ObservableObject { @Published var isOn = false }

struct RoomView: View {
    @StateObject private var lamp = Lamp()
    @StateObject private var fan = Fan()

    var body: some View {
        Text(lamp.isOn || fan.isOn ? "On" : "Off")
    }
}
