// Catalogue 213: the identity of an object of a package stays as it is; another property of it may change.
import MapPackage
import SwiftUI

extension Layer {
    var title: String {
        switch self {
        case let overlay as Overlay: overlay.id
        default: "Layer"
        }
    }
}

func makeOverlay() -> Overlay {
    let overlay = Overlay()
    overlay.id = "Overlay"
    return overlay
}

@Observable
final class LayerList {
    var layers: [any Layer] = []
    var isShown = false
}

struct LayersView: View {
    @State private var list = LayerList()

    var body: some View {
        ForEach(list.layers, id: \.title) { layer in Text(layer.title) }
        LayersToggle(list: list)
    }
}

struct LayersToggle: View {
    @Bindable var list: LayerList

    var body: some View { Toggle("Shown", isOn: $list.isShown) }
}
