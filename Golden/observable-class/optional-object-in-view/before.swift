// Catalogue 104: a view holds an optional object without any wrapper, and one in @State.
import SwiftUI

final class Selection: ObservableObject {
    @Published var name = ""
}

struct Sidebar: View {
    var selection: Selection?
    @State private var last: Selection?

    var body: some View {
        Text(selection?.name ?? last?.name ?? "")
    }
}

struct Detail: View {
    @ObservedObject var selection: Selection

    var body: some View {
        Text(selection.name)
    }
}
