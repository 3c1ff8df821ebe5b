// Catalogue 213, 220: all that changes is read beside what no object publishes: in an extension, in content that is made with the view, in the
// same closure; and a function that sets an equal value sets another property as well, which always tells.
import SwiftUI

struct Leaf {
    let id: Int
}

final class Tree: ObservableObject {
    @Published var name = ""
    @Published var leaves = 0

    func grow() {
        leaves += 1
    }

    func rename(_ text: String) {
        name = text
        leaves += 1
    }
}

@MainActor
final class Forest: ObservableObject {
    @Published var name = ""
    @Published var leaves: [Leaf] = []
    @Published var isLoading = false

    func load() {
        name = "Forest"
        leaves = []
    }

    func reload() {
        isLoading = true
        defer { isLoading = false }
        name = fetched()
    }

    func rename() {
        isLoading = true
        name = fetched()
        isLoading = false
    }

    private func fetched() -> String { "" }
}

struct Panel<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}

struct Frame<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content }
}

struct ExtendedView: View {
    @ObservedObject var tree: Tree

    var body: some View {
        title
        Text("\(Date())")
    }
}

extension ExtendedView {
    private var title: some View { Text("\(tree.name) \(tree.leaves)") }
}

struct FrameView: View {
    @ObservedObject var tree: Tree

    var body: some View {
        Text("\(Date())")
        Frame {
            Text("\(tree.name) \(tree.leaves)")
        }
    }
}

struct PanelView: View {
    @ObservedObject var tree: Tree

    var body: some View {
        Panel {
            panel
            Panel {
                Text("\(Date())")
            }
        }
    }

    private var panel: some View { Text("\(tree.name) \(tree.leaves)") }
}

struct ForestView: View {
    @ObservedObject var forest: Forest

    var body: some View {
        Text("\(forest.name) \(forest.leaves.count) \(forest.isLoading) \(Date())")
    }
}
