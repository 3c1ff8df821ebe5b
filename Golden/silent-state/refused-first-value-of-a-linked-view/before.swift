// Catalogue 213: a link keeps the view that it leads to, which begins with what its last value was made with.
import SwiftUI

final class Store: ObservableObject {
    @Published var title = ""
    @Published var changes = 0
}

enum Theme {
    static var title = "light"
}

struct Detail: View {
    @State private var text: String

    init() {
        _text = State(initialValue: Theme.title)
    }

    var body: some View { TextField("Title", text: $text) }
}

struct ContentView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        NavigationLink(destination: Detail()) { Text("Open") }
        Button("Change") {
            Theme.title = "dark"
            store.changes += 1
        }
    }
}
