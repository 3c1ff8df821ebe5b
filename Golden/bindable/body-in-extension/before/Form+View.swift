// Catalogue 122: body.
import SwiftUI

extension AddressForm: View {
    var body: some View {
        TextField("Street", text: $address.street)
    }
}
