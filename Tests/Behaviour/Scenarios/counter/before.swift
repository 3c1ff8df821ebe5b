// Catalogue 1, 30, 80, 100, 101: a counter with a view that owns it, one that reads it and one that binds to it.
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "none"
}

struct Root: View {
    @StateObject private var counter = Counter()

    var body: some View {
        VStack {
            Button("Increment") { counter.count += 1 }
            CountView(counter: counter)
            NameView(counter: counter)
        }
    }
}

struct CountView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Text("count \(counter.count)")
    }
}

struct NameView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        TextField("Name", text: $counter.name)
        Text("name \(counter.name)")
    }
}
