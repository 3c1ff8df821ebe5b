// Catalogue 124: what the function returns can't be seen; the only reader may be meant.
import Factory
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

struct AccountView: View {
    @EnvironmentObject var account: Account

    var body: some View {
        Text(account.name)
    }
}

struct AccountScreen: View {
    var body: some View {
        AccountView().environmentObject(makeIt())
    }
}
