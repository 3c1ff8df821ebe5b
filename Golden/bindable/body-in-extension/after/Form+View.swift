// Catalogue 122: body.
import SwiftUI

extension AddressForm: View {
    var body: some View {
        @Bindable var address = address
        TextField("Street", text: $address.street)
    }
}
