// Catalogue 35, 37: a tuple pattern can't be ignored.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
    private var (width, height) = (1, 2)

    func grow() {
        width += 1
        height += 1
    }
}

struct LampView: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
