// Catalogue 88: the view's init stands in an extension in another file, where the default can't be linked.
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
