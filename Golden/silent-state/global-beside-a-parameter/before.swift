// Catalogue 213: a body reads a variable that has the name of a closure's parameter elsewhere in the body.
import SwiftUI

var caption = ""

func setCaption(_ text: String) { caption = text }

final class Shelf: ObservableObject {
    @Published var names = [""]

    func load() { names = ["Shelf"] }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(caption)
        ForEach(shelf.names, id: \.self) { caption in Text(caption) }
    }
}
