// Catalogue 88: asked for, the view moves although its init stands in another file.
import SwiftUI

@Observable
final class PanelModel {
    var isOpen = false
}

struct PanelView: View {
    @State private var model = PanelModel()
    var title: String

    var body: some View {
        Toggle(title, isOn: $model.isOpen)
    }
}
