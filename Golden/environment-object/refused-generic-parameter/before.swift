// Catalogue 124, 154: the reader takes any ObservableObject from the environment.
import SwiftUI

struct Reader<Model: ObservableObject>: View {
    @EnvironmentObject var model: Model
    let title: (Model) -> String

    var body: some View {
        Text(title(model))
    }
}

final class Counter: ObservableObject {
    @Published var value = 0
}

struct CounterView: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Reader<Counter> { "\($0.value)" }
            .environmentObject(counter)
    }
}
