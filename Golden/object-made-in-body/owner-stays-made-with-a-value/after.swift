// Catalogue 103, 222: a value that a body makes and hands on holds the object, whose init reads what the body did not observe.
import SwiftUI

final class Cart: ObservableObject {
    @Published var items: [Int] = []
}

@Observable
final class Row {
    var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

struct Box {
    let cart: Cart
    let row: Row

    init(cart: Cart) {
        self.cart = cart
        row = Row(cart)
    }
}

struct RowView: View {
    @Bindable var row: Row

    var body: some View {
        Stepper("\(row.number)", value: $row.number)
    }
}

struct BoxView: View {
    let box: Box

    var body: some View {
        RowView(row: box.row)
    }
}

struct RootView: View {
    let cart: Cart

    var body: some View {
        VStack { BoxView(box: Box(cart: cart)) }
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append(1) }
    }
}
