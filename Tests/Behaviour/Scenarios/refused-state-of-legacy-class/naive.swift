// Stale: @State does not follow a legacy object.
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
}

struct Root: View {
    @State private var counter = Counter()

    var body: some View {
        Button("Add") { counter.count += 1 }
        Text("\(counter.count)")
    }
}
