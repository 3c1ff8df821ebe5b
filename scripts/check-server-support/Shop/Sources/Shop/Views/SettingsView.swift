import SwiftUI

struct SettingsView: View {
    @ObservedObject var account: Account

    var body: some View {
        Toggle("Signed in", isOn: $account.isSignedIn)
        SignOutButton(account: account)
    }
}
