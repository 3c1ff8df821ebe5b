// Catalogue 103, 222: a body makes an object for each element, by the name of the initializer, which reads what the
// body does not observe.
import SwiftUI

@MainActor
final class Counter: ObservableObject {
    static let shared = Counter()
    @Published var value = 0
}

struct CounterView: View {
    @ObservedObject var counter = Counter.shared

    var body: some View {
        Button("\(counter.value)") { counter.value += 1 }
    }
}

@MainActor
final class Row: ObservableObject, Identifiable {
    @Published var text: String

    init(_ name: String) {
        text = "\(name) \(Counter.shared.value)"
    }
}

struct RowView: View {
    @ObservedObject var row: Row

    var body: some View {
        TextField("Text", text: $row.text)
    }
}

struct RowsView: View {
    let names: [String]

    var body: some View {
        ForEach(names.map(Row.init)) { RowView(row: $0) }
    }
}
