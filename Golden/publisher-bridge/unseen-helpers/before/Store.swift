// Catalogue 60, 216: a subscriber runs helpers of a file that leads to no class of interest; these call nobody back.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

final class Store: ObservableObject, Resetting {
    @Published var name = ""
    private(set) var isNamed = false
    private(set) var length = 0
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name
            .sink { [weak self] name in
                self?.isNamed = name.isNotEmpty
                self?.length = doubled(name.count)
            }
            .store(in: &cancellables)
    }

    func reset() { name = "" }
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Button(store.name) { store.follow() }
    }
}
