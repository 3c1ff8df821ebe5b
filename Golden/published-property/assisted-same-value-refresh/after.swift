// Catalogue 40: asked for, the class moves and the assignment to itself stays.
import SwiftUI

@Observable
final class Outline {
    var nodes: [String] = []

    func refresh() {
        nodes = nodes
    }
}

struct OutlineView: View {
    @State private var outline = Outline()

    var body: some View {
        Button("\(outline.nodes.count)") { outline.refresh() }
    }
}
