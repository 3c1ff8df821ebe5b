// Catalogue 31: every spelling of the attribute goes.
import Combine
import SwiftUI

final class Recipe: ObservableObject {
    @Published() var title = ""
    @Combine.Published var servings = 2
    @Published  var minutes = 30
    @Published
    var steps: [String] = []
    @Published
    private(set) var rating: Int?
}

struct RecipeView: View {
    @StateObject private var recipe = Recipe()

    var body: some View {
        Text("\(recipe.title) \(recipe.servings) \(recipe.minutes) \(recipe.steps.count) \(recipe.rating ?? 0)")
    }
}
