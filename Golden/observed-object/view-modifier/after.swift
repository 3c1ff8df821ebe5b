// Catalogue 107: body(content:) of a modifier reads like the body of a view.
import SwiftUI

@Observable
final class Overlay {
    var isVisible = false
    var strength = 0.5
}

struct Dimmed: ViewModifier {
    var overlay: Overlay

    func body(content: Content) -> some View {
        content.opacity(overlay.isVisible ? overlay.strength : 1)
    }
}

struct Switchable: ViewModifier {
    @Bindable var overlay: Overlay

    func body(content: Content) -> some View {
        VStack {
            content
            Toggle("Dim", isOn: $overlay.isVisible)
        }
    }
}

struct OverlayDemo: View {
    @State private var overlay = Overlay()

    var body: some View {
        Text("Hello")
            .modifier(Dimmed(overlay: overlay))
            .modifier(Switchable(overlay: overlay))
    }
}
