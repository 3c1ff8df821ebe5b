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
        store.$name,
        isNamed
            ? store.$name
            : store.$city
    )
}
