import SwiftUI

struct SignOutButton: View {
    @ObservedObject var account: Account

    var body: some View {
        Button("Sign out") { account.signOut() }
    }
}
