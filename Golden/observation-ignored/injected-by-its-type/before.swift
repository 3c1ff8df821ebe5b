// Catalogue 34, 211: a library gives the object by its type once, so that its wrapper never publishes anything.
import Resolver
import SwiftUI

final class Vault {
    var words: [String] = []
}

final class Phrase: ObservableObject {
    @Injected private var vault: Vault
    @Published var isShown = false

    var words: [String] { vault.words }
}

struct PhraseView: View {
    @ObservedObject var phrase: Phrase

    var body: some View { Toggle(phrase.words.joined(), isOn: $phrase.isShown) }
}
