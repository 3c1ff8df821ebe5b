// Catalogue 105: comments within the call that makes the storage.
import SwiftUI

final class Item: ObservableObject {
    @Published var count = 1
}

struct ItemView: View {
    @ObservedObject var item: Item

    init(item: Item) {
        _item = ObservedObject(
            // the parent's, never our own
            wrappedValue: item
        )
    }

    var body: some View { Text("\(item.count)") }
}

struct ShortView: View {
    @ObservedObject var item: Item

    init(item: Item) {
        _item = ObservedObject(wrappedValue: item /* shared */) // once
    }

    var body: some View { Text("\(item.count)") }
}
