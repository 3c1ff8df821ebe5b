// Catalogue 76: nothing but a test subscribes to the class.
import SwiftUI

final class Counter: ObservableObject {
    @Published var value = 0
}

struct CounterView: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Button("\(counter.value)") { counter.value += 1 }
    }
}
