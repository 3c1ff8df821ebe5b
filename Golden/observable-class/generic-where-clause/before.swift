// Catalogue 5, 6: a condition on the class itself is no conditional conformance.
import SwiftUI

final class Selection<Element>: ObservableObject where Element: Hashable {
    @Published var chosen: Set<Element> = []
}

struct SelectionView: View {
    @StateObject private var selection = Selection<String>()

    var body: some View {
        Text("\(selection.chosen.count)")
    }
}
