// Catalogue 60, 216: one of the functions that a property may hold sets the property, or who gives it one is not seen.
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

final class Store: ObservableObject, Resetting {
    @Published var name = ""
    private lazy var engine = Engine(onChange: { [weak self] name in if name.count > 2 { self?.name = "" } })
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        $name.sink { [weak self] name in self?.engine.show(name) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

/// Its function is set later.
final class Notifier {
    var onChange: (String) -> Void = { _ in }
}

final class Other: ObservableObject, Resetting {
    @Published var name = ""
    private let notifier = Notifier()
    private var cancellables = Set<AnyCancellable>()

    func follow() {
        notifier.onChange = { [weak self] name in if name.count > 2 { self?.name = "" } }
        $name.sink { [weak self] name in self?.notifier.onChange(name) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

struct StoreView: View {
    @ObservedObject var store: Store
    @ObservedObject var other: Other

    var body: some View {
        Button(store.name + other.name) { store.follow() }
    }
}
