// Catalogue 60, 216: a helper sets what is observed by key, and the observer sets the property.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@Observable
final class Store: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    private let box = Box()
    @ObservationIgnored private var observation: NSKeyValueObservation?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        observation = box.observe(\.title) { [weak self] _, _ in self?.name = "" }
        $nameStorage.sink { [weak self] name in if let box = self?.box { fill(box, with: name) } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

struct StoreView: View {
    var store: Store

    var body: some View {
        Button(store.name) { store.follow() }
    }
}
