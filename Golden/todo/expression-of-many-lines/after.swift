// Catalogue 60: a place within an expression of many lines has its comment above its own line.
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

func all(
    _ first: Published<String>.Publisher, _ second: Published<String>.Publisher
) -> AnyCancellable {
    Publishers.MergeMany([first, second]).sink { print($0) }
}

func watch(_ store: Store, _ isNamed: Bool) -> AnyCancellable {
    return all(
        // The name.
        // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
        store.$name,
        isNamed
            // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
            ? store.$name
            // TODO: reobserve[publisher-projection] $city is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
            : store.$city
    )
}
