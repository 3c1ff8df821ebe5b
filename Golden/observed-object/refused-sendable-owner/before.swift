// Catalogue 164: a Sendable struct on no actor can't hold an object that is not Sendable, which the wrapper is.
import SwiftUI

final class Item: ObservableObject {
    @Published var count = 1
}

struct Helper: Sendable {
    @ObservedObject var item: Item
}

struct ItemView: View {
    @ObservedObject var item: Item

    var body: some View { Text("\(item.count)") }
}
