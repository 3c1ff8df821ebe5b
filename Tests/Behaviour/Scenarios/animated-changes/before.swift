// Catalogue 116: changes within animations, and animated bindings.
import SwiftUI

final class Panel: ObservableObject {
    @Published var isOpen = false
    @Published var height = 1
}

struct Root: View {
    @StateObject private var panel = Panel()

    var body: some View {
        Button("Open") { withAnimation { panel.isOpen.toggle() } }
        Toggle("Is open", isOn: $panel.isOpen.animation())
        Stepper("Height", value: $panel.height)
        Text(panel.isOpen ? "open at \(panel.height)" : "closed")
            .animation(.default, value: panel.isOpen)
    }
}
