// Catalogue 164: a Sendable struct can't hold an object that is not, which the wrapper is.
import SwiftUI

final class Item: ObservableObject {
    @Published var count = 1
}

struct ItemView: View, Sendable {
    @ObservedObject var item: Item

    var body: some View { Text("\(item.count)") }
}
