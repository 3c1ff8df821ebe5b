// Catalogue 203: what stands in a private extension, or in a private type outside of others, is seen in the whole file.
import SwiftUI

struct WizardView: View {
    var body: some View {
        PageView(model: Model())
    }
}

private extension WizardView {
    final class Model: ObservableObject {
        @Published var page = 0
    }

    struct PageView: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("\(model.page)")
        }
    }
}

private enum Models {}

extension Models {
    final class Search: ObservableObject {
        @Published var query = ""
    }
}

private struct SearchView: View {
    @ObservedObject var search: Models.Search

    var body: some View {
        Text(search.query)
    }
}
