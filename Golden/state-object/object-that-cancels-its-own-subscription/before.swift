// Catalogue 83, 219: the deinit cancels what the object subscribed to by itself, which its release cancels anyway.
import Combine
import SwiftUI

final class Steps {
    static let shared = Steps()
    let taken = PassthroughSubject<Int, Never>()
}

final class Counter: ObservableObject {
    @Published var count = 0
    private var subscription: AnyCancellable?

    init() {
        subscription = Steps.shared.taken.sink { [weak self] in self?.count = $0 }
    }

    deinit { subscription?.cancel() }
}

struct CounterView: View {
    @StateObject private var counter: Counter

    init(id: Int) { _counter = StateObject(wrappedValue: Counter()) }

    var body: some View { Text("\(counter.count)") }
}

struct RootView: View {
    var body: some View { CounterView(id: 1) }
}
