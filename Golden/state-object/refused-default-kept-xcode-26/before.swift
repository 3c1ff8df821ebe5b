// Catalogue 83: up to Xcode 26 the default of a @State is made with the view's value, which a link shows again.
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

struct AccountView: View {
    @StateObject private var account = Account()

    var body: some View { TextField("Name", text: $account.name) }
}

struct RootView: View {
    var body: some View {
        NavigationLink("Account") { AccountView() }
    }
}
