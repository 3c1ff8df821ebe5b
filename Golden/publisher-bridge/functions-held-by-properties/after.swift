// Catalogue 60, 216: subscribers call functions that properties hold; none of those that they may hold sets anything.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

final class Engine {
    private let duration: () -> Double
    private let onChange: ((String) -> Void)?
    private(set) var length = 0.0

    init(duration: @escaping () -> Double = { 0.3 }, onChange: ((String) -> Void)? = nil) {
        self.duration = duration
        self.onChange = onChange
    }

    func show(_ name: String) {
        length = duration()
        onChange?(name)
    }
}

@Observable
final class Store: Resetting {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
    private let engine = Engine(duration: { 0.5 }, onChange: report)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        nameSubject.sink { [weak self] name in self?.engine.show(name) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

func report(_ name: String) { print(name) }

struct StoreView: View {
    var store: Store

    var body: some View {
        Button(store.name) { store.follow() }
    }
}
