// Catalogue 83, 219: the deinit cancels a subscription that the object was given, and that others still hold.
import Combine
import SwiftUI

final class Steps {
    static let shared = Steps()
    let taken = PassthroughSubject<Int, Never>()
}

final class Counter: ObservableObject {
    @Published var count = 0
    private var subscription: AnyCancellable?

    init(subscription: AnyCancellable?) {
        self.subscription = subscription
    }

    deinit { subscription?.cancel() }
}

struct CounterView: View {
    @StateObject private var counter: Counter

    init(subscription: AnyCancellable?) {
        _counter = StateObject(wrappedValue: Counter(subscription: subscription))
    }

    var body: some View { Text("\(counter.count)") }
}

struct RootView: View {
    let subscription: AnyCancellable?

    var body: some View { CounterView(subscription: subscription) }
}
