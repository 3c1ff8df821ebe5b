// Catalogue 1, 60: without the flag only comments go that name a type that moves.
import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published /* told */ var name = ""
    @Published var city = ""
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.name + store.city)
    }
}

@Observable
final class Counter {
    var count = 0
}

func watch(_ store: Store) -> Published<String>.Publisher {
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Shop stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    return store.$name
}

struct CounterView: View {
    @State private var counter = Counter()

    var body: some View {
        Text("\(counter.count)")
    }
}
