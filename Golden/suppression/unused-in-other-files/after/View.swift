import SwiftUI

struct LampView: View {
    @State private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
