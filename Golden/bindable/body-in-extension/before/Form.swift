// Catalogue 122: body stands in an extension of the view, in another file.
import SwiftUI

final class Address: ObservableObject {
    @Published var street = ""
}

struct AddressForm {
    @EnvironmentObject var address: Address
}

struct AddressScreen: View {
    @StateObject private var address = Address()

    var body: some View {
        AddressForm().environmentObject(address)
    }
}
