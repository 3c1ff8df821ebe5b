// Catalogue 222: views compare a property and set another one, set it to a constant, or follow the object, so that nothing is
// new; and a view compares a state of its own.
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
    @Published var page = 0
    @Published var isOpen = false
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Text("\(counter.count) \(counter.page) \(counter.isOpen ? "open" : "closed")")
            .onChange(of: counter.count) { if counter.count < 3 { counter.count += 1 } }
    }
}

struct PageView: View {
    let counter: Counter

    var body: some View {
        Text("Page").onChange(of: counter.count) { counter.page += 1 }
    }
}

struct OpenView: View {
    let counter: Counter

    var body: some View {
        Text("Open").onChange(of: counter.isOpen) { counter.isOpen = false }
    }
}

struct OwnView: View {
    let counter: Counter
    @State private var text = ""

    var body: some View {
        TextField("Text", text: $text).onChange(of: text) { counter.count += 1 }
    }
}
