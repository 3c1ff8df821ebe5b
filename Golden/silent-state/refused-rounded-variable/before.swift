// Catalogue 45: methods of the library change a variable of a plain class in place.
import Foundation
import SwiftUI

final class Player {
    var volume = 0.4
    var folder = URL(fileURLWithPath: "/tmp/music")
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    let player = Player()

    func select(_ index: Int) {
        player.volume.round()
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Text("\(store.player.volume)")
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
