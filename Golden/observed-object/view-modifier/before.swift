// Catalogue 107: body(content:) of a modifier reads like the body of a view.
import SwiftUI

final class Overlay: ObservableObject {
    @Published var isVisible = false
    @Published var strength = 0.5
}

struct Dimmed: ViewModifier {
    @ObservedObject var overlay: Overlay

    func body(content: Content) -> some View {
        content.opacity(overlay.isVisible ? overlay.strength : 1)
    }
}

struct Switchable: ViewModifier {
    @ObservedObject var overlay: Overlay

    func body(content: Content) -> some View {
        VStack {
            content
            Toggle("Dim", isOn: $overlay.isVisible)
        }
    }
}

struct OverlayDemo: View {
    @StateObject private var overlay = Overlay()

    var body: some View {
        Text("Hello")
            .modifier(Dimmed(overlay: overlay))
            .modifier(Switchable(overlay: overlay))
    }
}
