// Catalogue 105: comments within the call that makes the storage.
import SwiftUI

@Observable
final class Item {
    var count = 1
}

struct ItemView: View {
    var item: Item

    init(item: Item) {
        self.item = (
            // the parent's, never our own
            item
        )
    }

    var body: some View { Text("\(item.count)") }
}

struct ShortView: View {
    var item: Item

    init(item: Item) {
        self.item = (item /* shared */) // once
    }

    var body: some View { Text("\(item.count)") }
}
