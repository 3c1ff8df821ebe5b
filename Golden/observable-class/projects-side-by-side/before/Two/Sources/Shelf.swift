import SwiftUI

final class Shelf: ObservableObject {
    @Published var items: [String] = []
}

struct Box<Value> {
    let value: Value
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text("\(shelf.items.count)").onReceive(Box(value: shelf).value.$items) { print($0) }
    }
}
