import SwiftUI

@main
struct ShopApp: App {
    @StateObject private var account = Account()

    var body: some Scene {
        WindowGroup {
            TabView {
                HomeView()
                OrdersView()
                SettingsView(account: account)
            }
            .environmentObject(account)
        }
    }
}
