// Catalogue 20, 88: in one branch of the other file the init calls another one, in the other branch it doesn't.
import SwiftUI

final class PanelModel: ObservableObject {
    @Published var isOpen = false
}

struct PanelView: View {
    @StateObject private var model = PanelModel()
    var title: String

    init(title: String) {
        self.title = title
    }

    var body: some View {
        Toggle(title, isOn: $model.isOpen)
    }
}
