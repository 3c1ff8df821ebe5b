// Catalogue 122: body stands in an extension of the view, in another file.
import SwiftUI

@Observable
final class Address {
    var street = ""
}

struct AddressForm {
    @Environment(Address.self) var address
}

struct AddressScreen: View {
    @State private var address = Address()

    var body: some View {
        AddressForm().environment(address)
    }
}
