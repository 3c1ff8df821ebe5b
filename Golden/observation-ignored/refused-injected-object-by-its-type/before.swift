// Catalogue 34, 211: a wrapper of a library for objects that publish may tell the object around it.
import Resolver
import SwiftUI

final class Vault: ObservableObject {
    @Published var words: [String] = []
}

final class Phrase: ObservableObject {
    @InjectedObject private var vault: Vault
    @Published var isShown = false

    var words: [String] { vault.words }
}

struct PhraseView: View {
    @ObservedObject var phrase: Phrase

    var body: some View { Toggle(phrase.words.joined(), isOn: $phrase.isShown) }
}
