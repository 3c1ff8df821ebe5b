import SwiftUI

struct RecipeListView: View {
    @EnvironmentObject var store: RecipeStore
    @State private var selection = Set<Recipe.ID>()
    @State private var isAdding = false
    @State private var isSearching = false

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                filterPicker
                ForEach(store.visibleRecipes) { recipe in
                    NavigationLink {
                        RecipeDetailView(id: recipe.id)
                    } label: {
                        RecipeRow(recipe: recipe)
                    }
                }
                Toggle("Sort by title", isOn: $store.sortsByTitle)
            }
            .navigationTitle("Recipes")
            .toolbar {
                Button("Search") { isSearching = true }
                Button("Add") { isAdding = true }
                Button("Delete", role: .destructive) {
                    store.delete(selection)
                    selection = []
                }
                .disabled(selection.isEmpty)
            }
            .sheet(isPresented: $isAdding) {
                RecipeEditor(draft: RecipeDraft())
                    .environmentObject(store)
            }
            .sheet(isPresented: $isSearching) {
                SearchView()
                    .environmentObject(store)
            }
        }
    }

    private var filterPicker: some View {
        Picker("Show", selection: $store.filter) {
            ForEach(RecipeStore.Filter.allCases) { filter in
                Text(filter.title).tag(filter)
            }
        }
        .pickerStyle(.segmented)
    }
}

struct RecipeRow: View {
    let recipe: Recipe
    @ObservedObject private var settings = Settings.shared

    var body: some View {
        VStack(alignment: .leading) {
            Text(recipe.title)
                .font(.headline)
                .foregroundColor(recipe.isFavourite ? settings.accent.color : .primary)
            Text("\(recipe.minutes) minutes, serves \(recipe.servings)")
                .font(.caption)
        }
    }
}

struct RecipeListView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RecipeListView()
                .environmentObject(RecipeStore.preview)
            RecipeListView()
                .environmentObject(RecipeStore())
                .previewDisplayName("Empty")
        }
    }
}
