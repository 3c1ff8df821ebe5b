// Catalogue 5, 6: a condition on the class itself is no conditional conformance.
import SwiftUI

@Observable
final class Selection<Element> where Element: Hashable {
    var chosen: Set<Element> = []
}

struct SelectionView: View {
    @State private var selection = Selection<String>()

    var body: some View {
        Text("\(selection.chosen.count)")
    }
}
