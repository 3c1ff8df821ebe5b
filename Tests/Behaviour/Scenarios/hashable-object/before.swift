// Catalogue 24: objects with an identity of their own, as keys and elements.
import SwiftUI

final class Node: ObservableObject, Identifiable, Hashable {
    let id: Int
    @Published var label = "node"

    init(id: Int) { self.id = id }

    static func == (left: Node, right: Node) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class Graph: ObservableObject {
    @Published var nodes = [Node(id: 1), Node(id: 2)]
    @Published var selected: Set<Node> = []

    func select(_ node: Node) { selected.formSymmetricDifference([node]) }
}

struct Root: View {
    @StateObject private var graph = Graph()

    var body: some View {
        ForEach(graph.nodes) { node in
            NodeView(node: node)
            Button("Select \(node.id)") { graph.select(node) }
        }
        Text("\(graph.selected.count) selected")
    }
}

struct NodeView: View {
    @ObservedObject var node: Node

    var body: some View {
        Button("Rename \(node.id)") { node.label += "!" }
        Text(node.label)
    }
}
