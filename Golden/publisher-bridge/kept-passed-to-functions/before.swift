// Catalogue 61, 216: functions that keep publishers passed to them, set their properties, or run what they are given.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@MainActor
final class Kept: ObservableObject, Resetting {
    @Published var state = 0

    func reset() { state = 0 }
}

@MainActor
final class Limited: ObservableObject, Resetting {
    @Published var state = 0

    func reset() { state = 0 }
}

@MainActor
final class Told: ObservableObject, Resetting {
    @Published var state = 0

    func reset() { state = 0 }
}

@MainActor
final class Own: ObservableObject, Resetting {
    @Published var state = 0
    private var cancellables = Set<AnyCancellable>()

    init(other: Own?) {
        guard let other else { return }
        bind(other.$state)
        other.state = 3
        bind(other.$state)
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
        keep(kept.$state)
        states?.sink { if $0 > 3 { kept.state = 3 } }.store(in: &cancellables)
        limit(set.$state, of: set)
        tell(told.$state) { if $0 > 3 { told.state = 3 } }
    }
}

struct AllView: View {
    @ObservedObject var kept: Kept
    @ObservedObject var set: Limited
    @ObservedObject var told: Told
    @ObservedObject var own: Own
    let reader: Reader

    var body: some View {
        Text("\(kept.state + set.state + told.state + own.state)")
        Button("Follow") { reader.follow(kept, set, told) }
    }
}
