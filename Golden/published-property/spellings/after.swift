// Catalogue 31: every spelling of the attribute goes.
import Combine
import SwiftUI

@Observable
final class Recipe {
    var title = ""
    var servings = 2
    var minutes = 30
    var steps: [String] = []
    private(set) var rating: Int?
}

struct RecipeView: View {
    @State private var recipe = Recipe()

    var body: some View {
        Text("\(recipe.title) \(recipe.servings) \(recipe.minutes) \(recipe.steps.count) \(recipe.rating ?? 0)")
    }
}
