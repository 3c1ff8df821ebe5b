// Catalogue 3, 19: `ObservableObject` is a part of a composition in the head of a class, and no type of a value.
import Combine
import SwiftUI

protocol Saving {
    func save()
}

class Paper {}

final class Draft: Saving & ObservableObject {
    @Published var title = ""
    func save() {}
}

final class Letter: ObservableObject & Saving & CustomStringConvertible {
    @Published var title = ""
    var description: String { title }
    func save() {}
}

final class Note: Paper & Combine.ObservableObject, Saving {
    @Published var title = ""
    func save() {}
}

final class Memo:
    Saving
        & ObservableObject  // moved
        & CustomStringConvertible
{
    @Published var title = ""
    var description: String { title }
    func save() {}
}

final class Card {
    @Published var title = ""
    func save() {}
}

extension Card: Saving & ObservableObject {}

// The class on its own, of which none of these is a value.
final class Plain: ObservableObject {
    @Published var title = ""
}

struct DeskView: View {
    @StateObject private var draft = Draft()
    @StateObject private var letter = Letter()
    @StateObject private var note = Note()
    @StateObject private var memo = Memo()
    @StateObject private var card = Card()
    @StateObject private var plain = Plain()

    var body: some View {
        Text(draft.title + letter.title + note.title)
        Text(memo.title + card.title + plain.title)
    }
}
