// Catalogue 100, 101: other access levels stay as they are, with and without a binding.
import SwiftUI

@Observable
public final class Shelf {
    public var label = ""

    public init() {}
}

public struct ShelfView: View {
    public var shelf: Shelf
    @Bindable public private(set) var edited: Shelf
    private(set) var spare: Shelf

    public init(shelf: Shelf, edited: Shelf) {
        self.shelf = shelf
        self.edited = edited
        spare = shelf
    }

    public var body: some View {
        TextField(shelf.label + spare.label, text: $edited.label)
    }
}
