// Catalogue 40: asked for, a method of the class makes each assignment count, that to itself too.
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
