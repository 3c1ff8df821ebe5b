// Catalogue 9, 100: a local variable behind a wrapper is no property of a view.
import SwiftUI

final class Item: ObservableObject, Identifiable {
    @Published var name = ""
}

struct ItemsView: View {
    let items: [Item]

    var body: some View {
        ForEach(items) { item in
            @ObservedObject var item = item
            TextField("Name", text: $item.name)
        }
    }
}
