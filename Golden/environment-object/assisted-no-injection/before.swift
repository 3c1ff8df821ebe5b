// Catalogue 121: asked for, the reader moves without a visible injection.
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

struct AccountView: View {
    @EnvironmentObject private var account: Account

    var body: some View {
        Text(account.name)
    }
}
