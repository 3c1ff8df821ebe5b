// Catalogue 131: the projection fails without the object as well, so that the preview did before.
import SwiftUI

@Observable
final class Shelf {
    var isFull = false
}

struct ShelfView: View {
    var shelf: Shelf

    var body: some View { FullToggle().environment(shelf) }
}

struct FullToggle: View {
    @Environment(Shelf.self) var shelf

    var body: some View { Toggle("Full", isOn: Bindable(shelf).isFull) }
}

#Preview {
    FullToggle()
}
