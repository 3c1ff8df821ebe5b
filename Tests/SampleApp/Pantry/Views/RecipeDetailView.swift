import SwiftUI

struct RecipeDetailView: View {
    let id: Recipe.ID

    @EnvironmentObject private var store: RecipeStore
    @EnvironmentObject private var shopping: ShoppingList
    @ObservedObject private var settings = Settings.shared
    @State private var isEditing = false
    @State private var isCooking = false
    @State private var isExporting = false

    var body: some View {
        if let recipe = store.recipe(id) {
            content(recipe)
        } else {
            Text("This recipe was deleted.")
        }
    }

    private func content(_ recipe: Recipe) -> some View {
        List {
            Section("Ingredients") {
                ForEach(recipe.ingredients) { ingredient in
                    HStack {
                        Text(ingredient.name)
                        Spacer()
                        Text(ingredient.amount(metric: settings.usesMetricUnits))
                    }
                }
                Button("Add to shopping list") { shopping.add(recipe.ingredients) }
            }
            Button("Cook") { isCooking = true }
        }
        .navigationTitle(recipe.title)
        .toolbar {
            Button(recipe.isFavourite ? "Unstar" : "Star") { store.toggleFavourite(id) }
            Button("Edit") { isEditing = true }
            Button("Export") { isExporting = true }
        }
        .sheet(isPresented: $isEditing) {
            RecipeEditor(draft: RecipeDraft(recipe))
                .environmentObject(store)
        }
        .sheet(isPresented: $isCooking) {
            CookingView(session: CookingSession(recipe: recipe))
        }
        .sheet(isPresented: $isExporting) {
            ExportSheet(recipes: [recipe])
        }
    }
}

#Preview("Soup") {
    let store = RecipeStore.preview
    return NavigationStack {
        RecipeDetailView(id: store.recipes[0].id)
    }
    .environmentObject(store)
    .environmentObject(ShoppingList.preview)
}
