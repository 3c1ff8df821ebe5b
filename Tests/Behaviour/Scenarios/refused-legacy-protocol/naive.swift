// Stale: while a setter is not seen through the protocol, the views follow an announcement that never comes.
import SwiftUI

protocol Counting: ObservableObject {
    var count: Int { get set }
}

@Observable
final class Counter: Counting {
    @ObservationIgnored var count = 0
}

struct Root: View {
    @StateObject private var counter = Counter()

    var body: some View {
        CounterView(counter: counter)
    }
}

struct CounterView<Model: Counting>: View {
    @ObservedObject var counter: Model

    var body: some View {
        Button("Add") { counter.count += 1 }
        Text("\(counter.count)")
    }
}
