// Stale: nobody is told of the count.
import SwiftUI

@Observable
final class Counter {
    @ObservationIgnored @Published var count = 0
    var name = "none"
}

struct Root: View {
    @State private var counter = Counter()

    var body: some View {
        Button("Add") { counter.count += 1 }
        Button("Name") { counter.name = "some" }
        Text("\(counter.count) \(counter.name)")
    }
}
