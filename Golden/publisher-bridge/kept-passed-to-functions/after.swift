// Catalogue 61, 216: functions that keep publishers passed to them, set their properties, or run what they are given.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@MainActor
@Observable
final class Kept: Resetting {
    var state: Int {
        get { access(keyPath: \.state); return stateStorage }
        set { withMutation(keyPath: \.state) { stateStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var stateStorage = 0

    func reset() { state = 0 }
}

@MainActor
@Observable
final class Limited: Resetting {
    var state: Int {
        get { access(keyPath: \.state); return stateStorage }
        set { withMutation(keyPath: \.state) { stateStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var stateStorage = 0

    func reset() { state = 0 }
}

@MainActor
@Observable
final class Told: Resetting {
    var state: Int {
        get { access(keyPath: \.state); return stateStorage }
        set { withMutation(keyPath: \.state) { stateStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var stateStorage = 0

    func reset() { state = 0 }
}

@MainActor
@Observable
final class Own: Resetting {
    var state: Int {
        get { access(keyPath: \.state); return stateStorage }
        set { withMutation(keyPath: \.state) { stateStorage = newValue } }
    }
    @ObservationIgnored @Published private var stateStorage = 0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(other: Own?) {
        guard let other else { return }
        bind(other.$stateStorage)
        other.state = 3
        bind(other.$stateStorage)
    }

    private func bind(_ states: some Publisher<Int, Never>) {
        states.sink { [weak self] in if $0 > 3 { self?.reset() } }.store(in: &cancellables)
    }

    func reset() { state = 0 }
}

@MainActor
final class Reader {
    private var states: AnyPublisher<Int, Never>?
    private var cancellables = Set<AnyCancellable>()

    func keep(_ states: some Publisher<Int, Never>) {
        self.states = states.eraseToAnyPublisher()
    }

    func limit(_ states: some Publisher<Int, Never>, of model: Limited) {
        states.sink { if $0 > 3 { model.state = 3 } }.store(in: &cancellables)
    }

    func tell(_ states: some Publisher<Int, Never>, onChange: @escaping (Int) -> Void) {
        states.sink { onChange($0) }.store(in: &cancellables)
    }

    func follow(_ kept: Kept, _ set: Limited, _ told: Told) {
        keep(kept.$stateStorage)
        states?.sink { if $0 > 3 { kept.state = 3 } }.store(in: &cancellables)
        limit(set.$stateStorage, of: set)
        tell(told.$stateStorage) { if $0 > 3 { told.state = 3 } }
    }
}

struct AllView: View {
    var kept: Kept
    var set: Limited
    var told: Told
    var own: Own
    let reader: Reader

    var body: some View {
        Text("\(kept.state + set.state + told.state + own.state)")
        Button("Follow") { reader.follow(kept, set, told) }
    }
}
