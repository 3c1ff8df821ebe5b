// Catalogue 34, 154: the wrapper is of the project and gives another object once that is replaced.
import SwiftUI

final class Services {
    nonisolated(unsafe) static var vault = Vault()
}

@propertyWrapper
struct Injected {
    var wrappedValue: Vault { Services.vault }
}

final class Vault {
    var words: [String] = []
}

final class Phrase: ObservableObject {
    @Injected private var vault
    @Published var isShown = false

    var words: [String] { vault.words }

    func replace() { Services.vault = Vault() }
}

struct PhraseView: View {
    @ObservedObject var phrase: Phrase

    var body: some View { Toggle(phrase.words.joined(), isOn: $phrase.isShown) }
}
