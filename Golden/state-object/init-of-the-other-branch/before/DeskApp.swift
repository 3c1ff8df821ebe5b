// Catalogue 20, 88: the same name in two files for two platforms; each init belongs to the declaration it stands in.
import SwiftUI

#if os(macOS)
struct ShelfApp: App {
    @StateObject private var shelf = Shelf()
    private let shelfName: String

    init() {
        shelfName = "Desk"
    }

    var body: some Scene {
        WindowGroup {
            Text("\(shelfName): \(shelf.count)")
        }
    }
}
#endif
