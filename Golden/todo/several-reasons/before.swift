// Catalogue 9, 48, 60: each reason has its comment at each place, two on one line, above doc comments, attributes and what linters are told.
import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published /* told */ var name = ""
    @Published /* told */ var city = ""
}

final class Settings: ObservableObject {
    // What is shown first.
    /// The first one.
    @Published
    var `default` = 0
}

final class Counter: ObservableObject {
    @Published var count = 0
}

func watch(_ store: Store) -> [Published<String>.Publisher] {
    // Both of them.
    [store.$name, store.$city]
}

func watchName(_ store: Store) -> Published<String>.Publisher {
    // swiftlint:disable:next some_rule
    return store.$name
}

func make() -> Any {
    class Local: ObservableObject {
        @Published var value = 0
    }
    return Local()
}

struct StoreView: View {
    @ObservedObject var store: Store
    @ObservedObject var settings: Settings
    @StateObject private var counter = Counter()

    var body: some View {
        Text("\(store.name) \(store.city) \(settings.default) \(counter.count)")
    }
}
