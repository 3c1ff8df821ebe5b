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

final class LayerList: ObservableObject {
    @Published var layers: [any Layer] = []
    @Published var isShown = false
}

struct LayersView: View {
    @StateObject private var list = LayerList()

    var body: some View {
        ForEach(list.layers, id: \.title) { layer in Text(layer.title) }
        LayersToggle(list: list)
    }
}

struct LayersToggle: View {
    @ObservedObject var list: LayerList

    var body: some View { Toggle("Shown", isOn: $list.isShown) }
}
