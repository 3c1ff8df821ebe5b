// Catalogue 33: what was published is tracked.
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "none"
}

struct Root: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Button("Add") { counter.count += 1 }
        Button("Name") { counter.name = "some" }
        Text("\(counter.count) \(counter.name)")
    }
}
