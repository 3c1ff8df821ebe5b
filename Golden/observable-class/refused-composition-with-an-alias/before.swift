// Catalogue 19: another part of the composition stands for the protocol too, or the protocol is behind an alias.
import SwiftUI

typealias Model = ObservableObject
typealias NamedModel = ObservableObject & CustomStringConvertible

#if os(iOS)
typealias Kind = Identifiable
#else
typealias Kind = ObservableObject
#endif

final class Draft: CustomStringConvertible & Model {
    @Published var title = ""
    var description: String { title }
}

final class Letter: NamedModel & ObservableObject {
    @Published var title = ""
    var description: String { title }
}

final class Card: Kind & ObservableObject {
    @Published var title = ""
}

struct DeskView: View {
    @StateObject private var draft = Draft()
    @StateObject private var letter = Letter()
    @StateObject private var card = Card()

    var body: some View {
        Text(draft.title + letter.title + card.title)
    }
}
