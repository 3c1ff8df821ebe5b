// Catalogue 8: a private class at the top level of a file is no obstacle.
import SwiftUI

private final class PanelModel: ObservableObject {
    @Published var isOpen = false
}

struct PanelView: View {
    @StateObject private var model = PanelModel()

    var body: some View {
        Toggle("Open", isOn: $model.isOpen)
    }
}
