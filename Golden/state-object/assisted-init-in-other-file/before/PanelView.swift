// Catalogue 88: asked for, the view moves although its init stands in another file.
import SwiftUI

final class PanelModel: ObservableObject {
    @Published var isOpen = false
}

struct PanelView: View {
    @StateObject private var model = PanelModel()
    var title: String

    var body: some View {
        Toggle(title, isOn: $model.isOpen)
    }
}
