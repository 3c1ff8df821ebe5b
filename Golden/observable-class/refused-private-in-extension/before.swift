// Catalogue 8: a class in a private extension is as hidden when it is private itself.
import SwiftUI

struct WizardView: View {
    @StateObject private var model = Model()

    var body: some View {
        Text("\(model.page)")
    }
}

extension WizardView {
    private final class Model: ObservableObject {
        @Published var page = 0
    }
}
