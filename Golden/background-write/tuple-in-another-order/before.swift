// Catalogue 72: a tuple pattern names the elements in another order, and the object among them is only read off the main thread.
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
}

final class Plain {
    var count = 0
}

func add(to pair: (plain: Plain, counter: Counter)) {
    DispatchQueue.global().async {
        let (counter: x, plain: y) = pair
        y.count = x.count
    }
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View { Text("\(counter.count)") }
}
