// Catalogue 156: a switch asks for the protocol.
import SwiftUI

final class Node: ObservableObject {
    @Published var title = ""
}

func isLive(_ value: Any) -> Bool {
    switch value {
    case is any ObservableObject: true
    default: false
    }
}

struct NodeView: View {
    @StateObject private var node = Node()

    var body: some View {
        Text(isLive(node) ? node.title : "")
    }
}
