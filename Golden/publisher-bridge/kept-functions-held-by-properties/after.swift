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

@Observable
final class Store: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    @ObservationIgnored private lazy var engine = Engine(onChange: { [weak self] name in if name.count > 2 { self?.name = "" } })
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        $nameStorage.sink { [weak self] name in self?.engine.show(name) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

/// Its function is set later.
final class Notifier {
    var onChange: (String) -> Void = { _ in }
}

@Observable
final class Other: Resetting {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    private let notifier = Notifier()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow() {
        notifier.onChange = { [weak self] name in if name.count > 2 { self?.name = "" } }
        $nameStorage.sink { [weak self] name in self?.notifier.onChange(name) }.store(in: &cancellables)
    }

    func reset() { name = "" }
}

struct StoreView: View {
    var store: Store
    var other: Other

    var body: some View {
        Button(store.name + other.name) { store.follow() }
    }
}
