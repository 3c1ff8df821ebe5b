// Catalogue 8: in a private extension a class without a modifier is as good as fileprivate.
import SwiftUI

struct TourView: View {
    @State private var model = Model()

    var body: some View {
        Button("\(model.page)") { model.page += 1 }
    }
}

private extension TourView {
    @Observable
    final class Model {
        var page = 0
    }
}
