// Catalogue 40: asked for, a method of the class makes each assignment count, that to itself too.
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
