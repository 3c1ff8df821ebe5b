// Catalogue 20, 85, 88: what the init of one branch sets has its default in the other.
import SwiftUI

final class Shelf: ObservableObject {
    @Published var count = 0
}

#if !os(macOS)
struct ShelfApp: App {
    @StateObject private var shelf: Shelf

    init() {
        let made = Shelf()
        _shelf = StateObject(wrappedValue: made)
    }

    var body: some Scene {
        WindowGroup {
            Text("\(shelf.count)")
        }
    }
}
#endif
