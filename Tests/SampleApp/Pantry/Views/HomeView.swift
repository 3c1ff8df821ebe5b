import SwiftUI

struct HomeView: View {
    @StateObject private var model = Model()
    @EnvironmentObject private var recipes: RecipeStore
    @EnvironmentObject private var shopping: ShoppingList
    @EnvironmentObject private var plan: MealPlan

    var body: some View {
        NavigationStack {
            List {
                Section(model.greeting) {
                    if let recipe = model.suggestion {
                        Button(recipe.title) { model.isShowingSuggestion = true }
                    }
                    CartSummary(list: shopping)
                }
                Section(plan.summary) {
                    ForEach($plan.days) { $day in
                        MealPlanRow(day: $day)
                    }
                    Button("Clear", role: .destructive, action: plan.clear)
                        .disabled(plan.isPublished)
                }
            }
            .navigationTitle("Today")
            .toolbar { SyncButton() }
            .sheet(isPresented: $model.isShowingSuggestion) {
                suggestion
            }
            .task { model.refresh(from: recipes.recipes) }
        }
    }

    @ViewBuilder private var suggestion: some View {
        if let recipe = model.suggestion {
            RecipeDetailView(id: recipe.id)
                .environmentObject(recipes)
                .environmentObject(shopping)
        }
    }
}

struct MealPlanRow: View {
    @Binding var day: MealPlan.Day

    var body: some View {
        HStack {
            Text(day.name)
            TextField("Meal", text: $day.meal)
            Stepper("\(day.guests) guests", value: $day.guests, in: 0...12)
        }
    }
}

struct CartSummary: View {
    @ObservedObject var list: ShoppingList

    var body: some View {
        Label("\(list.remaining) things to buy", systemImage: "cart")
    }
}

#Preview {
    HomeView()
        .pantryEnvironment()
}
