// Catalogue 60, 216: a helper sets what is observed by key, and the observer sets the property.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

final class Store: ObservableObject, Resetting {
    @Published var name = ""
    private let box = Box()
    private var observation: NSKeyValueObservation?
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        observation = box.observe(\.title) { [weak self] _, _ in self?.name = "" }
        $name.sink { [weak self] name in if let box = self?.box { fill(box, with: name) } }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Button(store.name) { store.follow() }
    }
}
