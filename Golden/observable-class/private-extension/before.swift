// Catalogue 8: in a private extension a class without a modifier is as good as fileprivate.
import SwiftUI

struct TourView: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("\(model.page)") { model.page += 1 }
    }
}

private extension TourView {
    final class Model: ObservableObject {
        @Published var page = 0
    }
}
