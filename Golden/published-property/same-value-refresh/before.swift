// Catalogue 40: the property is set to itself to force a refresh; equal values are silent with the macro.
import SwiftUI

final class Outline: ObservableObject {
    @Published var nodes: [String] = []

    func refresh() {
        nodes = nodes
    }
}

struct OutlineView: View {
    @StateObject private var outline = Outline()

    var body: some View {
        Button("\(outline.nodes.count)") { outline.refresh() }
    }
}
