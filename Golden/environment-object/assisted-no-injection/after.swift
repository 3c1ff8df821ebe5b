// Catalogue 121: asked for, the reader moves without a visible injection.
import SwiftUI

@Observable
final class Account {
    var name = ""
}

struct AccountView: View {
    @Environment(Account.self) private var account

    var body: some View {
        Text(account.name)
    }
}
