// Catalogue 123: several injections in one chain, with line breaks and comments of their own.
import SwiftUI

final class User: ObservableObject {
    @Published var name = ""
}

final class Basket: ObservableObject {
    @Published var items: [String] = []
}

struct ShopView: View {
    @EnvironmentObject var user: User
    @EnvironmentObject var basket: Basket

    var body: some View {
        Text("\(user.name): \(basket.items.count)")
    }
}

struct ShopApp: App {
    @StateObject private var user = User()
    @StateObject private var basket = Basket()

    var body: some Scene {
        WindowGroup {
            ShopView()
                .padding()
                .environmentObject(user) // who
                .environmentObject(
                    basket
                )
                .padding()
            ShopView().environmentObject(user).environmentObject(self.basket)
        }
    }
}
