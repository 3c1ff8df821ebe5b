// Catalogue 123: block comments, on the line above and within a line.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

final class Fan: ObservableObject {
    @Published var isOn = false
}

struct LampView: View {
    @EnvironmentObject private var lamp: Lamp
    @EnvironmentObject private var fan: Fan

    var body: some View {
        Text(lamp.isOn || fan.isOn ? "On" : "Off")
    }
}

func makeRoot(lamp: Lamp, fan: Fan) -> some View {
    LampView()
        /*
         * reobserve:ignore[environment-injection]
         */
        .environmentObject(lamp)
        .environmentObject(/* reobserve:ignore[environment-injection] */ fan)
}
