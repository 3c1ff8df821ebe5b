// Catalogue 131: the projection fails without the object as well, so that the preview did before.
import SwiftUI

final class Shelf: ObservableObject {
    @Published var isFull = false
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { FullToggle().environmentObject(shelf) }
}

struct FullToggle: View {
    @EnvironmentObject var shelf: Shelf

    var body: some View { Toggle("Full", isOn: $shelf.isFull) }
}

#Preview {
    FullToggle()
}
