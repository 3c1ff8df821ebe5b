// Catalogue 60: a comment that says something else than the reason is rewritten; one that says it stays, wherever it stands above the code.
import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published /* told */ var name = ""
    @Published /* told */ var city = ""
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.name + store.city)
    }
}

func watch(_ store: Store) -> Published<String>.Publisher {
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    // Mine.

    return store.$name
}

func watchCity(_ store: Store) -> Published<String>.Publisher {
    // TODO: reobserve[publisher-projection] $city is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.

    // TODO: my own, not reobserve[publisher-projection]
    return store.$city
}

func watchBoth(_ store: Store) -> [Published<String>.Publisher] {
    // TODO: reobserve[publisher-projection] $city is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    [store.$name, store.$city]
}
