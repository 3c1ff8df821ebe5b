// Catalogue 34, 211: a library gives the object by its type once, so that its wrapper never publishes anything.
import Resolver
import SwiftUI

final class Vault {
    var words: [String] = []
}

@Observable
final class Phrase {
    @ObservationIgnored @Injected private var vault: Vault
    var isShown = false

    var words: [String] { vault.words }
}

struct PhraseView: View {
    @Bindable var phrase: Phrase

    var body: some View { Toggle(phrase.words.joined(), isOn: $phrase.isShown) }
}
