// Catalogue 112, 122: a closure parameter or a local of the same name is another thing.
import SwiftUI

struct Item: Identifiable {
    let id = UUID()
    var name = ""
}

final class Selection: ObservableObject {
    @Published var items: [Item] = []
    @Published var name = ""
}

struct SelectionList: View {
    @EnvironmentObject private var item: Selection
    @State private var items: [Item] = []

    var body: some View {
        List($items) { $item in
            TextField("Name", text: $item.name)
        }
        Text(item.name)
    }
}

struct SelectionRows: View {
    @EnvironmentObject private var selection: Selection

    var body: some View {
        rows
    }

    private var rows: some View {
        ForEach($selection.items) { $selection in
            TextField("Name", text: $selection.name)
        }
    }
}

struct SelectionScreen: View {
    @StateObject private var selection = Selection()

    var body: some View {
        VStack {
            SelectionList()
            SelectionRows()
        }
        .environmentObject(selection)
    }
}
