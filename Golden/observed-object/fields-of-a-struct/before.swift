// Catalogue 58, 101: a struct is read, bound and changed by its fields; the property as a whole is tracked.
import SwiftUI

struct Address {
    var street = ""
    var city = ""
}

final class Customer: ObservableObject {
    @Published var address = Address()
    @Published var orders: [Address] = []

    func move(to city: String) {
        address.city = city
        orders[0].city = city
    }
}

struct CustomerView: View {
    @ObservedObject var customer: Customer

    var body: some View {
        TextField("Street", text: $customer.address.street)
        Button(customer.address.city) { customer.move(to: "Bern") }
        Text(customer.orders[0].city)
    }
}
