// Catalogue 80: what a class conforms to is of the SDK, also where each file that names it imports a package, and so are the
// shared objects of the SDK.
import Networking
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
    @Published var isLoud = UserDefaults.standard.bool(forKey: "loud")
}

struct AccountView: View {
    @StateObject private var account = Account()

    var body: some View { Toggle(account.name, isOn: $account.isLoud) }
}

struct RootView: View {
    var body: some View { AccountView() }
}
