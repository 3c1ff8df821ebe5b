// Catalogue 171: @Transient and @Relationship are SwiftData's own and ask nothing of the value's type.
import SwiftData
import SwiftUI

@Observable
final class Shelf {
    var count = 0
}

@Model
final class Book {
    var title: String
    @Transient var shelf: Shelf?

    init(title: String) {
        self.title = title
    }
}

struct ShelfView: View {
    @State private var shelf = Shelf()

    var body: some View {
        Text("\(shelf.count)")
    }
}
