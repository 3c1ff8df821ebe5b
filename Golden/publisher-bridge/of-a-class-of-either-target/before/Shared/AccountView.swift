import SwiftUI

struct AccountView: View {
    @StateObject private var account = Account()

    var body: some View {
        Text(account.name)
    }
}
