// Catalogue 1: at the end of the line of the class.
import SwiftUI

final class Lamp: ObservableObject { // reobserve:keep
    @Published var isOn = false
}

struct LampView: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
