// Catalogue 101, 89: `$lamp` stays as it is, which is an answer and no change, so that its rule need not be chosen.
import SwiftUI

@Observable
final class Lamp {
    var isOn = false
}

struct LampView: View {
    @Bindable var lamp: Lamp

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
