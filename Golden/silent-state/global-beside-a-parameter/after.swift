// Catalogue 213: a body reads a variable that has the name of a closure's parameter elsewhere in the body.
import SwiftUI

var caption = ""

func setCaption(_ text: String) { caption = text }

@Observable
final class Shelf {
    var names = [""]

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }

    func load() { names = ["Shelf"] }
}

struct ShelfView: View {
    var shelf: Shelf

    var body: some View {
        Text(caption)
        ForEach(shelf.names, id: \.self) { caption in Text(caption) }
    }
}
