// Catalogue 83: the project stores subscriptions by a method of its own, which acts.
import Combine
import SwiftUI

extension AnyCancellable {
    func store(in cancellables: inout Set<AnyCancellable>) {
        UserDefaults.standard.set(true, forKey: "isFollowed")
        cancellables.insert(self)
    }
}

protocol Consent: AnyObject {
    var levelPublisher: AnyPublisher<Int, Never> { get }
}

final class StoredConsent: Consent {
    @Published var level = 0

    var levelPublisher: AnyPublisher<Int, Never> { $level.eraseToAnyPublisher() }
}

final class Terms: ObservableObject {
    @Published var level = 0
    private var cancellables: Set<AnyCancellable> = []

    init(consent: any Consent) {
        consent.levelPublisher.sink { [weak self] in self?.level = $0 }.store(in: &cancellables)
    }
}

struct TermsView: View {
    @StateObject private var terms: Terms

    init(consent: any Consent) { _terms = StateObject(wrappedValue: Terms(consent: consent)) }

    var body: some View { Text("\(terms.level)") }
}

struct RootView: View {
    let consent = StoredConsent()

    var body: some View { TermsView(consent: consent) }
}
