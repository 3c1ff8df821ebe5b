// Catalogue 165: a view on the main actor keeps an object that is not Sendable, which an initializer off the actor can't set.
import SwiftUI

final class Item: ObservableObject {
    @Published var count = 1
}

struct ItemView: View {
    @ObservedObject var item: Item

    nonisolated init(item: Item) {
        self.item = item
    }

    var body: some View { Text("\(item.count)") }
}
