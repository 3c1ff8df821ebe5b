import SwiftUI

extension View {
    /// Everything a screen looks for in its environment, for previews and snapshots.
    func pantryEnvironment(
        recipes: RecipeStore,
        shopping: ShoppingList = .preview,
        account: Account
    ) -> some View {
        environmentObject(recipes)
            .environmentObject(shopping)
            .environmentObject(account)
            .environmentObject(MealPlan())
            .environmentObject(TimerBoard())
            .environmentObject(SyncMonitor())
            .environmentObject(ToastCenter())
    }

    func pantryEnvironment() -> some View {
        pantryEnvironment(recipes: .preview, account: Account())
    }
}
