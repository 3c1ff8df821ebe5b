import SwiftUI

struct HomeView: View {
    @EnvironmentObject var account: Account

    var body: some View {
        VStack {
            Text("👋🏽 Hello \(account.name)"); GreetingView()
        }
    }
}
