// Catalogue 203: the macro's extension names the whole path from outside of it, where a private type around the class can't be seen.
import SwiftUI

struct WizardView: View {
    private enum Parts {
        final class Model: ObservableObject {
            @Published var page = 0
        }
    }

    @StateObject private var model = Parts.Model()

    var body: some View {
        Button("\(model.page)") { model.page += 1 }
    }
}
