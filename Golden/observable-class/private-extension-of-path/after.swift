// Catalogue 203: what stands in a private extension, or in a private type outside of others, is seen in the whole file.
import SwiftUI

struct WizardView: View {
    var body: some View {
        PageView(model: Model())
    }
}

private extension WizardView {
    @Observable
    final class Model {
        var page = 0
    }

    struct PageView: View {
        var model: Model

        var body: some View {
            Text("\(model.page)")
        }
    }
}

private enum Models {}

extension Models {
    @Observable
    final class Search {
        var query = ""
    }
}

private struct SearchView: View {
    var search: Models.Search

    var body: some View {
        Text(search.query)
    }
}
