// Catalogue 112, 122: a closure parameter or a local of the same name is another thing.
import SwiftUI

struct Item: Identifiable {
    let id = UUID()
    var name = ""
}

@Observable
final class Selection {
    var items: [Item] = []
    var name = ""
}

struct SelectionList: View {
    @Environment(Selection.self) private var item
    @State private var items: [Item] = []

    var body: some View {
        List($items) { $item in
            TextField("Name", text: $item.name)
        }
        Text(item.name)
    }
}

struct SelectionRows: View {
    @Environment(Selection.self) private var selection

    var body: some View {
        rows
    }

    private var rows: some View {
        ForEach(Bindable(selection).items) { $selection in
            TextField("Name", text: $selection.name)
        }
    }
}

struct SelectionScreen: View {
    @State private var selection = Selection()

    var body: some View {
        VStack {
            SelectionList()
            SelectionRows()
        }
        .environment(selection)
    }
}
