// Catalogue 222: what bodies make reads and sets, in its initializer, what the body around it did not observe.
import SwiftUI

final class Registry: ObservableObject {
    static let shared = Registry()
    @Published var pages: [String] = []
    @Published var rows = 0
    @Published var opened = 0

    func add(_ page: String) {
        if pages.count < 5 { pages.append(page) }
    }
}

struct Page {
    let name: String

    init(name: String) {
        self.name = name
        Registry.shared.add(name)
    }
}

struct PageView: View {
    let page = Page(name: "a")

    var body: some View {
        Text(page.name)
    }
}

struct RowView: View {
    let id: String

    init(id: String) {
        self.id = id
        Registry.shared.rows += 1
    }

    var body: some View {
        Text(id)
    }
}

struct RootView: View {
    var body: some View {
        PageView()
        ForEach(["a", "b"], id: \.self) { id in
            RowView(id: id)
        }
        Button("Open") { Registry.shared.opened += 1 }
    }
}

struct RegistryView: View {
    @ObservedObject var registry = Registry.shared

    var body: some View {
        Text("\(registry.pages.count) \(registry.rows) \(registry.opened)")
    }
}
