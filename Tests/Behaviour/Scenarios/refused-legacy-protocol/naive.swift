// Stale: the class still conforms, and announces nothing any more.
import SwiftUI

protocol Counting: ObservableObject {
    var count: Int { get set }
}

@Observable
final class Counter: Counting {
    var count = 0
}

struct Root: View {
    @StateObject private var counter = Counter()

    var body: some View {
        CounterView(counter: counter)
    }
}

struct CounterView<Model: Counting>: View {
    @ObservedObject var counter: Model
    @State private var changes = 0

    var body: some View {
        Button("Add") { counter.count += 1 }
        Text("\(counter.count) after \(changes) changes")
            .onReceive(counter.objectWillChange.map { _ in }) { changes += 1 }
    }
}
