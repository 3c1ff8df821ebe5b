// Catalogue 103, 222: values that hold an object are made once, for events, or in a body that followed what is read; one only uses the object.
import SwiftUI

@Observable
final class Cart {
    static let shared = Cart()
    var items: [Int] = []
}

@Observable
final class Row {
    var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

struct Box {
    let row: Row

    init(cart: Cart) {
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

struct Global {
    static let box = Box(cart: .shared)
}

struct CartView: View {
    var cart: Cart
    @State private var picked: Box?

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append(1) }
        BoxView(box: Box(cart: cart))
        BoxView(box: Global.box)
        Button("Pick") { picked = Box(cart: cart) }
        if let picked { BoxView(box: picked) }
    }
}
