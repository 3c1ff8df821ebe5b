// Catalogue 103, 222: a subscript, a call of a value, a key path or a function of the library makes the object, whose init reads what the body did not
// observe.
import SwiftUI

final class Cart: ObservableObject {
    @Published var items: [Int] = []

    subscript(number: Int) -> First {
        First(self)
    }

    func callAsFunction() -> Second {
        Second(self)
    }

    var third: Third {
        Third(self)
    }
}

@Observable
final class First {
    var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

@Observable
final class Second {
    var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

@Observable
final class Third {
    var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

@Observable
final class Fourth {
    var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

struct FirstView: View {
    @Bindable var model: First

    var body: some View {
        Stepper("\(model.number)", value: $model.number)
    }
}

struct SecondView: View {
    @Bindable var model: Second

    var body: some View {
        Stepper("\(model.number)", value: $model.number)
    }
}

struct ThirdView: View {
    @Bindable var model: Third

    var body: some View {
        Stepper("\(model.number)", value: $model.number)
    }
}

struct FourthView: View {
    @Bindable var model: Fourth

    var body: some View {
        Stepper("\(model.number)", value: $model.number)
    }
}

struct RootView: View {
    let cart: Cart

    var body: some View {
        VStack {
            FirstView(model: cart[0])
            SecondView(model: cart())
            ThirdView(model: [cart].map(\.third)[0])
            FourthView(model: [cart].map(Fourth.init)[0])
        }
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append(1) }
    }
}
