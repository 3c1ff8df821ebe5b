// Catalogue 103: an argument that the body leaves out makes the object, without its name.
import SwiftUI

final class Cart: ObservableObject {
    static let shared = Cart()
    @Published var items: [Int] = []
}

final class Row: ObservableObject {
    @Published var number: Int

    init(_ cart: Cart) {
        number = cart.items.count
    }
}

struct RowView: View {
    @ObservedObject var row: Row

    init(row: Row = .init(.shared)) {
        self.row = row
    }

    var body: some View {
        Stepper("\(row.number)", value: $row.number)
    }
}

struct RootView: View {
    var body: some View {
        VStack { RowView() }
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append(1) }
    }
}
