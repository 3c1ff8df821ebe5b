// Catalogue 121: nobody under the root injects the object; code elsewhere may do it the old way.
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
