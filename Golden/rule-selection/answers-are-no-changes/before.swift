// Catalogue 101, 89: `$lamp` stays as it is, which is an answer and no change, so that its rule need not be chosen.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
