// Catalogue 89, 116: bindings with an animation, and a change within withAnimation.
import SwiftUI

final class Drawer: ObservableObject {
    @Published var isOpen = false
}

struct DrawerView: View {
    @StateObject private var drawer = Drawer()

    var body: some View {
        Toggle("Open", isOn: $drawer.isOpen.animation())
            .animation(.default, value: drawer.isOpen)
        Button("Close") {
            withAnimation { drawer.isOpen = false }
        }
    }
}
