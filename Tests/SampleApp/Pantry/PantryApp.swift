import SwiftUI

@main
struct PantryApp: App {
    @StateObject private var recipes = RecipeStore()
    @StateObject private var shopping = ShoppingList()
    @StateObject private var plan = MealPlan()
    @StateObject private var timers = TimerBoard()
    @StateObject private var account = Account()
    @StateObject private var sync = SyncMonitor()
    @StateObject private var toasts = ToastCenter()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(recipes)
                .environmentObject(shopping)
                .environmentObject(plan)
                .environmentObject(timers)
                .environmentObject(account)
                .environmentObject(sync)
                .environmentObject(toasts)
                .task { await recipes.load() }
        }
    }
}

struct RootView: View {
    @EnvironmentObject private var shopping: ShoppingList
    @ObservedObject private var settings = Settings.shared

    var body: some View {
        TabView {
            HomeView()
                .tabItem { Label("Today", systemImage: "sun.max") }
            RecipeListView()
                .tabItem { Label("Recipes", systemImage: "book") }
            ShoppingListView()
                .tabItem { Label("Shopping", systemImage: "cart") }
                .badge(shopping.remaining)
            TimersView()
                .tabItem { Label("Timers", systemImage: "timer") }
            SettingsView()
                .tabItem { Label("Settings", systemImage: "gear") }
        }
        .tint(settings.accent.color)
        .toastOverlay()
    }
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        RootView()
            .pantryEnvironment()
    }
}
