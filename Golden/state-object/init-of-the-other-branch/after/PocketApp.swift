// Catalogue 20, 85, 88: what the init of one branch sets has its default in the other.
import SwiftUI

@Observable
final class Shelf {
    var count = 0
}

#if !os(macOS)
struct ShelfApp: App {
    @State private var shelf: Shelf

    init() {
        let made = Shelf()
        _shelf = State(initialValue: made)
    }

    var body: some Scene {
        WindowGroup {
            Text("\(shelf.count)")
        }
    }
}
#endif
