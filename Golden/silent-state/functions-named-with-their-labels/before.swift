// Catalogue 213: a function that is named with its labels runs once somebody calls it; a closure behind the parentheses is for the
// one parameter that can't be left out.
import SwiftUI

final class Shop: ObservableObject {
    @Published var name = ""
    @Published private(set) var number = 0

    func buy(option: Int) {
        UserDefaults.standard.set(option, forKey: "option")
        number = UserDefaults.standard.integer(forKey: "number")
    }
}

struct OfferView: View {
    let onBuy: (Int) -> Void

    var body: some View { Button("Buy") { onBuy(1) } }
}

struct ShopView: View {
    @ObservedObject var shop: Shop

    var body: some View {
        Text(shop.name)
        OfferView(onBuy: shop.buy(option:))
        row("Two") { shop.buy(option: 2) }
        NumberView(shop: shop)
    }

    private func row(
        _ title: String, @ViewBuilder accessory: () -> some View = { EmptyView() }, action: @escaping () -> Void
    ) -> some View {
        HStack {
            Text(title)
            accessory()
        }
        .onTapGesture(perform: action)
    }
}

struct NumberView: View {
    @ObservedObject var shop: Shop

    var body: some View { Text("\(shop.number)") }
}
