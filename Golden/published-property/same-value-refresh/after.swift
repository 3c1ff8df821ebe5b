// Catalogue 40: the property is set to itself to force a refresh; equal values are silent with the macro.
import SwiftUI

@Observable
final class Outline {
    var nodes: [String] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }

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
