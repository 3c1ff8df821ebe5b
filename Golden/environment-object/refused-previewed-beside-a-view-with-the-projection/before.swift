// Catalogue 131: the other view of the file uses the projection, which says nothing of this one: only a button reads the object here.
import SwiftUI

final class Shelf: ObservableObject {
    @Published var isFull = false

    func remove(_ name: String) { isFull = false }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        List {
            FullToggle()
            BooksSection(names: ["A", "B"])
        }
        .environmentObject(shelf)
    }
}

private struct FullToggle: View {
    @EnvironmentObject private var shelf: Shelf

    var body: some View { Toggle("Full", isOn: $shelf.isFull) }
}

private struct BooksSection: View {
    let names: [String]
    @EnvironmentObject private var shelf: Shelf

    var body: some View {
        ForEach(names, id: \.self) { name in
            Button("Remove \(name)") { remove(name) }
        }
    }

    private func remove(_ name: String) { shelf.remove(name) }
}

#Preview {
    BooksSection(names: ["A"])
}
