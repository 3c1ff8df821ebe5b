// Catalogue 60: comments of types that are not chosen are left as they are, right or wrong.
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

final class Cart: ObservableObject {
    @Published /* told */ var count = 0
    @Published var price = 0
}

func watch(_ store: Store, _ cart: Cart) -> [Any] {
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Shop stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    _ = store.$name
    // TODO: reobserve[object-will-change] objectWillChange is used, so Store stays an ObservableObject. Do something.
    _ = store.city
    // TODO: reobserve[object-will-change] objectWillChange is used, so Cart stays an ObservableObject. Do something.
    _ = cart.count
    return [store.$city, cart.$count]
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Text("\(cart.count) \(cart.price)")
    }
}
