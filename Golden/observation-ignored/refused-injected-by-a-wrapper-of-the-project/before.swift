// Catalogue 34, 154: the wrapper is of the project, publishes through the object around it, and may be set elsewhere.
import Combine
import SwiftUI

final class Services {
    nonisolated(unsafe) static var vault = Vault()
}

@propertyWrapper
struct Injected<Service> {
    private var service: Service?

    @available(*, unavailable)
    var wrappedValue: Service {
        get { fatalError() }
        set { fatalError() }
    }

    static subscript<Owner: ObservableObject>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Service>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Service {
        get { owner[keyPath: storage].service ?? (Services.vault as! Service) }
        set {
            (owner.objectWillChange as? ObservableObjectPublisher)?.send()
            owner[keyPath: storage].service = newValue
        }
    }
}

final class Vault {
    var words: [String] = []
}

final class Phrase: ObservableObject {
    @Injected private var vault: Vault
    @Published var isShown = false

    var words: [String] { vault.words }

    func replace() { Services.vault = Vault() }
}

struct PhraseView: View {
    @ObservedObject var phrase: Phrase

    var body: some View { Toggle(phrase.words.joined(), isOn: $phrase.isShown) }
}
