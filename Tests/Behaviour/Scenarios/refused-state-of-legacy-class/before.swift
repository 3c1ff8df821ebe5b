// Catalogue 144: a legacy object is followed by @StateObject only.
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
}

struct Root: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Button("Add") { counter.count += 1 }
        Text("\(counter.count)")
    }
}
