// Catalogue 213: what the memberwise initializer is given begins a state, of which no later value is shown.
import SwiftUI

final class Shelf: ObservableObject {
    @Published var titles = ["a"]
    @Published var isOpen = false

    func toggle() { isOpen.toggle() }
}

enum Covers {
    static func load(_ name: String) -> Data? { try? Data(contentsOf: URL(fileURLWithPath: "/tmp/\(name)")) }
}

struct CoverView: View {
    @State var data: Data?
    let name: String

    var body: some View { Text("\(data?.count ?? 0)") }
}

extension CoverView {
    init(named name: String) {
        let data = Covers.load(name) ?? Covers.load("empty")
        self.init(data: data, name: name)
    }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        ForEach(shelf.titles, id: \.self) { CoverView(named: $0) }
    }
}

struct ToggleView: View {
    let shelf: Shelf

    var body: some View { Button("Toggle") { shelf.toggle() } }
}

struct RootView: View {
    @StateObject private var shelf = Shelf()

    var body: some View {
        VStack {
            ShelfView(shelf: shelf)
            ToggleView(shelf: shelf)
        }
    }
}
