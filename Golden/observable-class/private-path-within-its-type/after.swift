// Catalogue 203: the macro's extension names the whole path from outside of it, where a private type around the class can't be seen.
import SwiftUI

struct WizardView: View {
    fileprivate enum Parts {
        @Observable
        final class Model {
            var page = 0
        }
    }

    @State private var model = Parts.Model()

    var body: some View {
        Button("\(model.page)") { model.page += 1 }
    }
}
