import SwiftUI

struct AccountView: View {
    @EnvironmentObject private var account: Account

    var body: some View {
        Form {
            switch account.status {
            case .signedOut:
                emailField
                Button("Sign in", action: account.signIn)
            case .signingIn:
                ProgressView()
            case .signedIn(let name):
                Text("Signed in as \(name)")
                Button("Sign out", action: account.signOut)
            }
        }
        .alert("Could not sign in", isPresented: $account.isShowingError) {
            Button("OK") {}
        } message: {
            Text(account.errorMessage ?? "")
        }
    }

    private var emailField: some View {
        TextField("Email", text: $account.email)
    }
}

struct AccountView_Previews: PreviewProvider {
    static var previews: some View {
        AccountView()
            .environmentObject(Account())
    }
}
