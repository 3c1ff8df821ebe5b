// Catalogue 60, 216: a subscriber runs helpers of a file that leads to no class of interest; these call nobody back.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@Observable
final class Store: Resetting {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    private(set) var isNamed = false
    private(set) var length = 0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        nameSubject
            .sink { [weak self] name in
                self?.isNamed = name.isNotEmpty
                self?.length = doubled(name.count)
            }
            .store(in: &cancellables)
    }

    func reset() { name = "" }
}

struct StoreView: View {
    var store: Store

    var body: some View {
        Button(store.name) { store.follow() }
    }
}
