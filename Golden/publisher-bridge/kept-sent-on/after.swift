// Catalogue 216: a subscriber sets another published property, whose subscribers set the first one or subscribe to it.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@MainActor
@Observable
final class First: Resetting {
    var state: Int {
        get { access(keyPath: \.state); return stateStorage }
        set { withMutation(keyPath: \.state) { stateStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var stateStorage = 0

    func reset() { state = 0 }
}

@MainActor
final class Second: ObservableObject, Resetting {
    @Published var state = 0
    @Published var other = 0

    func reset() { state = 0 }

    func join() {
        $other.map { $0 + 1 }.assign(to: &$state)
    }
}

@MainActor
@Observable
final class Third: Resetting {
    var state: Int {
        get { access(keyPath: \.state); return stateStorage }
        set { withMutation(keyPath: \.state) { stateStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var stateStorage = 0

    func reset() { state = 0 }
}

@MainActor
@Observable
final class Library {
    var state: Int {
        get { access(keyPath: \.state); return stateStorage }
        set { withMutation(keyPath: \.state) { stateStorage = newValue } }
    }
    @ObservationIgnored @Published private var stateStorage = 0
    var step: Int {
        get { access(keyPath: \.step); return stepStorage }
        set { withMutation(keyPath: \.step) { stepStorage = newValue } }
    }
    @ObservationIgnored @Published private var stepStorage = 0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func follow(_ first: First, _ second: Second, _ third: Third) {
        first.$stateStorage.sink { [weak self] state in self?.state = state }.store(in: &cancellables)
        second.$state.sink { second.other = $0 }.store(in: &cancellables)
        third.$stateStorage.sink { [weak self] state in self?.step = state }.store(in: &cancellables)
        $stateStorage.sink { state in if state > 3 { first.state = 3 } }.store(in: &cancellables)
        $stepStorage
            .sink { [weak self] _ in
                guard let self else { return }
                third.$stateStorage.sink { print($0) }.store(in: &self.cancellables)
            }
            .store(in: &cancellables)
    }
}

struct LibraryView: View {
    var first: First
    @ObservedObject var second: Second
    var third: Third
    var library: Library

    var body: some View {
        Text("\(first.state) \(second.state) \(second.other) \(third.state) \(library.state) \(library.step)")
        Button("Join") { second.join() }
    }
}
