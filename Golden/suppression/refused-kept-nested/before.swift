// Catalogue 7: a nested class, kept on its own line, and one on the line of the outer type.
import SwiftUI

struct LampView: View {
    // reobserve:keep
    final class Lamp: ObservableObject {
        @Published var isOn = false
    }

    @StateObject private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}

enum Models { final class Fan: ObservableObject { @Published var isOn = false } } // reobserve:keep

struct FanView: View {
    @StateObject private var fan = Models.Fan()

    var body: some View {
        Toggle("On", isOn: $fan.isOn)
    }
}
