import SwiftUI

struct AccountView: View {
    @State private var account = Account()

    var body: some View {
        Text(account.name)
    }
}
