// Catalogue 88: the inits in the other file only call this one, which alone evaluates the default.
import SwiftUI

final class PanelModel: ObservableObject {
    @Published var isOpen = false
}

struct PanelView: View {
    @StateObject private var model = PanelModel()
    private let title: String

    init(title: String, isLoud: Bool) {
        self.title = isLoud ? title + "!" : title
    }

    var body: some View {
        Toggle(title, isOn: $model.isOpen)
    }
}
