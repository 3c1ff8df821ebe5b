// Catalogue 35, 58: no view follows the object, so that no update gets lost with a property that nobody reads.
import SwiftUI

@Observable
final class Shelf {
    var selection = 0
    var revision = 0

    func select(_ number: Int) {
        selection = number
        revision += 1
    }
}

struct ShelfView: View {
    private let shelf = Shelf()

    var body: some View {
        Text("Shelf").onTapGesture { shelf.select(1) }
    }
}
