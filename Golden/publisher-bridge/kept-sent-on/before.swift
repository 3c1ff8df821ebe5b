// Catalogue 216: a subscriber sets another published property, whose subscribers set the first one or subscribe to it.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@MainActor
final class First: ObservableObject, Resetting {
    @Published var state = 0

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
final class Third: ObservableObject, Resetting {
    @Published var state = 0

    func reset() { state = 0 }
}

@MainActor
final class Library: ObservableObject {
    @Published var state = 0
    @Published var step = 0
    private var cancellables = Set<AnyCancellable>()

    func follow(_ first: First, _ second: Second, _ third: Third) {
        first.$state.sink { [weak self] state in self?.state = state }.store(in: &cancellables)
        second.$state.sink { second.other = $0 }.store(in: &cancellables)
        third.$state.sink { [weak self] state in self?.step = state }.store(in: &cancellables)
        $state.sink { state in if state > 3 { first.state = 3 } }.store(in: &cancellables)
        $step
            .sink { [weak self] _ in
                guard let self else { return }
                third.$state.sink { print($0) }.store(in: &self.cancellables)
            }
            .store(in: &cancellables)
    }
}

struct LibraryView: View {
    @ObservedObject var first: First
    @ObservedObject var second: Second
    @ObservedObject var third: Third
    @ObservedObject var library: Library

    var body: some View {
        Text("\(first.state) \(second.state) \(second.other) \(third.state) \(library.state) \(library.step)")
        Button("Join") { second.join() }
    }
}
