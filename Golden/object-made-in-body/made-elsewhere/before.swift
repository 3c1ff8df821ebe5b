// Catalogue 103, 80: the object is made in answer to an event, once for a view, in a preview, or no body keeps it.
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0

    init() {
        count += 1
    }
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
    }
}

struct RootView: View {
    @State private var shown: Counter?
    private let counter: Counter

    init(counter: Counter) {
        self.counter = counter
    }

    var body: some View {
        VStack {
            CounterView(counter: counter)
            if let shown { CounterView(counter: shown) }
            Text("\(Counter().count)")
        }
        .onAppear { shown = Counter() }
    }
}

struct AddButton: View {
    let add: () -> Void

    init(_ add: @escaping () -> Void) {
        self.add = add
    }

    var body: some View {
        Button("Add", action: add)
    }
}

struct CountersView: View {
    @State private var counters: [Counter] = []

    var body: some View {
        AddButton {
            let counter = Counter()
            counters.append(counter)
        }
    }
}

struct CounterPreviews: PreviewProvider {
    struct Template: View {
        var body: some View {
            CounterView(counter: Counter())
        }
    }

    static var previews: some View {
        CounterView(counter: Counter())
    }
}
