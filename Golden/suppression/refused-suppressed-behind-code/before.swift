// Catalogue 80: a comment at the end of a line suppresses one rule there, and the type stays whole.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct LampView: View {
    @StateObject private var lamp = Lamp() // reobserve:ignore[state-object] shared with the old dashboard

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
