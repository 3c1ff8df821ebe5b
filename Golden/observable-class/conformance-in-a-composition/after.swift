// Catalogue 3, 19: `ObservableObject` is a part of a composition in the head of a class, and no type of a value.
import Combine
import SwiftUI

protocol Saving {
    func save()
}

class Paper {}

@Observable
final class Draft: Saving {
    var title = ""
    func save() {}
}

@Observable
final class Letter: Saving & CustomStringConvertible {
    var title = ""
    var description: String { title }
    func save() {}
}

@Observable
final class Note: Paper, Saving {
    var title = ""
    func save() {}
}

@Observable
final class Memo:
    Saving
        & // moved
        CustomStringConvertible
{
    var title = ""
    var description: String { title }
    func save() {}
}

@Observable
final class Card {
    var title = ""
    func save() {}
}

extension Card: Saving {}

// The class on its own, of which none of these is a value.
@Observable
final class Plain {
    var title = ""
}

struct DeskView: View {
    @State private var draft = Draft()
    @State private var letter = Letter()
    @State private var note = Note()
    @State private var memo = Memo()
    @State private var card = Card()
    @State private var plain = Plain()

    var body: some View {
        Text(draft.title + letter.title + note.title)
        Text(memo.title + card.title + plain.title)
    }
}
