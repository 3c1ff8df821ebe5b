// Catalogue 123: several injections in one chain, with line breaks and comments of their own.
import SwiftUI

@Observable
final class User {
    var name = ""
}

@Observable
final class Basket {
    var items: [String] = []
}

struct ShopView: View {
    @Environment(User.self) var user
    @Environment(Basket.self) var basket

    var body: some View {
        Text("\(user.name): \(basket.items.count)")
    }
}

struct ShopApp: App {
    @State private var user = User()
    @State private var basket = Basket()

    var body: some Scene {
        WindowGroup {
            ShopView()
                .padding()
                .environment(user) // who
                .environment(
                    basket
                )
                .padding()
            ShopView().environment(user).environment(self.basket)
        }
    }
}
