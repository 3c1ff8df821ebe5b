import SwiftUI

/// A recipe being written; nothing reaches the store before `recipe` is read.
final class RecipeDraft: ObservableObject, Identifiable {
    let id: Recipe.ID
    @Published var title: String
    @Published var summary: String
    @Published var servings: Int
    @Published var course: Recipe.Course
    @Published var ingredients: [Ingredient]

    private let original: Recipe

    init(_ recipe: Recipe = Recipe(title: "", servings: Settings.shared.defaultServings)) {
        id = recipe.id
        title = recipe.title
        summary = recipe.summary
        servings = recipe.servings
        course = recipe.course
        ingredients = recipe.ingredients
        original = recipe
    }

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var hasChanges: Bool { recipe != original }

    var recipe: Recipe {
        var recipe = original
        recipe.title = title
        recipe.summary = summary
        recipe.servings = servings
        recipe.course = course
        recipe.ingredients = ingredients.filter { !$0.name.isEmpty }
        return recipe
    }

    func addIngredient() {
        ingredients.append(Ingredient(name: "", grams: 100))
    }
}
