// Catalogue 8: asked for, private becomes fileprivate, which the extension of the macro can see.
import SwiftUI

struct WizardView: View {
    @Observable
    fileprivate final class Model {
        var page = 0
    }

    @State private var model = Model()

    var body: some View {
        Button("\(model.page)") { model.page += 1 }
    }
}
