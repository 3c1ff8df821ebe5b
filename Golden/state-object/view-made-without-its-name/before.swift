// Catalogue 83: each update makes another value of the view by `.init(…)`; another type has such an initializer too.
import SwiftUI

final class Note: ObservableObject {
    @Published var text = ""
}

struct Detail: View {
    @StateObject private var note: Note
    let name: String

    init(name: String) {
        self.name = name
        _note = StateObject(wrappedValue: Note())
    }

    var body: some View { TextField(name, text: $note.text) }
}

struct Item {
    let name: String
}

struct RootView: View {
    let items: [Item] = [.init(name: "a"), .init(name: "b")]
    @State private var isOpen = false

    private var page: Detail { .init(name: "x") }

    var body: some View {
        VStack {
            Toggle(items[0].name, isOn: $isOpen)
            if isOpen { page }
        }
    }
}
