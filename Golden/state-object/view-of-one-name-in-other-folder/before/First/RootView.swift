// Catalogue 80, 88: another app, of which nothing tells how it is built, has a view of this name with an init.
import SwiftUI

final class Filter: ObservableObject {
    @Published var text = ""
}

struct RootView: View {
    @StateObject private var filter = Filter()

    var body: some View {
        TextField("Filter", text: $filter.text)
    }
}
