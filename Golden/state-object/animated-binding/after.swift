// Catalogue 89, 116: bindings with an animation, and a change within withAnimation.
import SwiftUI

@Observable
final class Drawer {
    var isOpen = false
}

struct DrawerView: View {
    @State private var drawer = Drawer()

    var body: some View {
        Toggle("Open", isOn: $drawer.isOpen.animation())
            .animation(.default, value: drawer.isOpen)
        Button("Close") {
            withAnimation { drawer.isOpen = false }
        }
    }
}
