// Catalogue 8: a private class at the top level of a file is no obstacle.
import SwiftUI

@Observable
private final class PanelModel {
    var isOpen = false
}

struct PanelView: View {
    @State private var model = PanelModel()

    var body: some View {
        Toggle("Open", isOn: $model.isOpen)
    }
}
