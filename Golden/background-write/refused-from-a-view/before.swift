// Catalogue 72: a view sets the property of an object on a background queue.
import SwiftUI

final class Counter: ObservableObject {
    @Published var value = 0
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Button("\(counter.value)") {
            DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + 1) {
                counter.value = 1
            }
        }
    }
}
