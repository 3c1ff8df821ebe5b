// Catalogue 9, 48, 60: each reason has its comment at each place, two on one line, above doc comments, attributes and what linters are told.
import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published /* told */ var name = ""
    @Published /* told */ var city = ""
}

final class Settings: ObservableObject {
    // What is shown first.
    // TODO: reobserve[backticked-name] the name `default` is in backticks, so Settings stays an ObservableObject. Rename the property.
    /// The first one.
    @Published
    var `default` = 0
}

@Observable
final class Counter {
    var count = 0
}

func watch(_ store: Store) -> [Published<String>.Publisher] {
    // Both of them.
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    // TODO: reobserve[publisher-projection] $city is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    [store.$name, store.$city]
}

func watchName(_ store: Store) -> Published<String>.Publisher {
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    // swiftlint:disable:next some_rule
    return store.$name
}

func make() -> Any {
    // TODO: reobserve[local-class] Local is declared in a function, so it stays an ObservableObject. Move the class out of the function.
    class Local: ObservableObject {
        @Published var value = 0
    }
    return Local()
}

struct StoreView: View {
    @ObservedObject var store: Store
    @ObservedObject var settings: Settings
    @State private var counter = Counter()

    var body: some View {
        Text("\(store.name) \(store.city) \(settings.default) \(counter.count)")
    }
}
