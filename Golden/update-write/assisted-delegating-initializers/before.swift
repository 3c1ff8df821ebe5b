// Catalogue 222: initializers that a subclass, and another initializer, call or inherit read and set what the body did not observe.
import SwiftUI

final class Registry: ObservableObject {
    static let shared = Registry()
    @Published var pages = 0
    @Published var rows = 0
    @Published var notes = 0
    @Published var texts = 0
}

class Page {
    let name: String

    init(name: String) {
        self.name = name
        Registry.shared.pages += 1
    }
}

final class FirstPage: Page {
    init() {
        super.init(name: "first")
    }
}

class Note {
    init() {
        Registry.shared.notes += 1
    }
}

final class LongNote: Note {
    let text: String

    init(text: String) {
        self.text = text
    }
}

class Title {
    let text: String

    init(text: String) {
        self.text = text
        Registry.shared.texts += 1
    }
}

final class LongTitle: Title {}

struct RowView: View {
    let id: String

    init(number: Int) {
        self.init(id: "\(number)")
    }

    private init(id: String) {
        self.id = id
        Registry.shared.rows += 1
    }

    var body: some View {
        Text(id)
    }
}

struct RootView: View {
    var body: some View {
        Text(FirstPage().name)
        Text(LongNote(text: "a").text)
        Text(LongTitle(text: "b").text)
        RowView(number: 1)
    }
}

struct RegistryView: View {
    @ObservedObject var registry = Registry.shared

    var body: some View {
        Text("\(registry.pages) \(registry.rows) \(registry.notes) \(registry.texts)")
    }
}
