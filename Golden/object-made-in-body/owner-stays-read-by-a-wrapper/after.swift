// Catalogue 103: the wrapper of a property reads what is tracked, when it is made with the object.
import SwiftUI

final class Cart: ObservableObject {
    static let shared = Cart()
    @Published var items: [Int] = []
}

@propertyWrapper
struct FirstCount {
    var wrappedValue: Int

    init() {
        wrappedValue = Cart.shared.items.count
    }
}

@Observable
final class Row {
    var number = 0
    @ObservationIgnored @FirstCount var first: Int
}

struct RowView: View {
    @Bindable var row: Row

    var body: some View {
        Stepper("\(row.number)", value: $row.number)
    }
}

struct RootView: View {
    var body: some View {
        VStack { RowView(row: Row()) }
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        Button("\(cart.items.count)") { cart.items.append(1) }
    }
}
