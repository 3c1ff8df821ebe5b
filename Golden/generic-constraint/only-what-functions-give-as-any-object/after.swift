// Catalogue 156: functions and getters give an object back as any ObservableObject, which concerns its class only.
import SwiftUI

final class Basket: ObservableObject {
    @Published var count = 0
}

final class Order: ObservableObject {
    @Published var number = 1
}

final class Coupon: ObservableObject {
    @Published var code = ""
}

@Observable
final class Theme {
    var isDark = false
}

protocol ModelFactory {
    var coupon: any ObservableObject { get }

    func makeBasket() -> any ObservableObject
    func makeOrder(isNew: Bool) -> (any ObservableObject)?
}

struct Models: ModelFactory {
    let kept: any ObservableObject = Basket()

    var coupon: any ObservableObject {
        let coupon = Coupon()
        coupon.code = "A1"
        return coupon
    }

    func makeBasket() -> any ObservableObject {
        Basket()
    }

    func makeOrder(isNew: Bool) -> (any ObservableObject)? {
        guard isNew else { return nil }
        let theme = Order()
        return theme
    }
}

struct CachedModels: ModelFactory {
    let models = Models()

    var coupon: any ObservableObject { models.coupon }

    func makeBasket() -> any ObservableObject { models.makeBasket() }

    func makeOrder(isNew: Bool) -> (any ObservableObject)? {
        return models.makeOrder(isNew: isNew)
    }
}

struct ThemeView: View {
    @State private var theme = Theme()

    var body: some View {
        Toggle("Dark", isOn: $theme.isDark)
    }
}

struct BasketView: View {
    @ObservedObject var basket: Basket

    var body: some View {
        Text("\(basket.count)")
    }
}

struct OrderView: View {
    @ObservedObject var order: Order

    var body: some View {
        Text("\(order.number)")
    }
}

struct CouponView: View {
    @ObservedObject var coupon: Coupon

    var body: some View {
        Text(coupon.code)
    }
}
