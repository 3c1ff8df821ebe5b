// Catalogue 8: the macro's extension can't see a private nested class; fileprivate is the assisted way.
import SwiftUI

struct WizardView: View {
    private final class Model: ObservableObject {
        @Published var page = 0
    }

    @StateObject private var model = Model()

    var body: some View {
        Button("\(model.page)") { model.page += 1 }
    }
}
