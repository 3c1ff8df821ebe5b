// Catalogue 100, 101: other access levels stay as they are, with and without a binding.
import SwiftUI

public final class Shelf: ObservableObject {
    @Published public var label = ""

    public init() {}
}

public struct ShelfView: View {
    @ObservedObject public var shelf: Shelf
    @ObservedObject public private(set) var edited: Shelf
    @ObservedObject private(set) var spare: Shelf

    public init(shelf: Shelf, edited: Shelf) {
        self.shelf = shelf
        self.edited = edited
        spare = shelf
    }

    public var body: some View {
        TextField(shelf.label + spare.label, text: $edited.label)
    }
}
