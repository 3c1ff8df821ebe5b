// Catalogue 83: the method of the project's class that is also named `store` takes other arguments than a
// subscription's.
import Combine
import SwiftUI

final class Archive {
    func store(data: Data, name: String) { UserDefaults.standard.set(data, forKey: name) }
}

protocol Consent: AnyObject {
    var levelPublisher: AnyPublisher<Int, Never> { get }
}

final class StoredConsent: Consent {
    @Published var level = 0

    var levelPublisher: AnyPublisher<Int, Never> { $level.eraseToAnyPublisher() }
}

@Observable
final class Terms {
    var level = 0
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(consent: any Consent) {
        consent.levelPublisher.sink { [weak self] in self?.level = $0 }.store(in: &cancellables)
    }
}

struct TermsView: View {
    @State private var terms: Terms

    init(consent: any Consent) { _terms = State(initialValue: Terms(consent: consent)) }

    var body: some View { Text("\(terms.level)") }
}

struct RootView: View {
    let consent = StoredConsent()

    var body: some View { TermsView(consent: consent) }
}
