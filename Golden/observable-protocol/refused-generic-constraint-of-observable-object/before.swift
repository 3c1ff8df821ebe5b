// Catalogue 150, 154: generic code about the protocol passes its value on to code about any ObservableObject.
import SwiftUI

protocol Recipe: ObservableObject {
    var title: String { get }
}

final class SoupRecipe: Recipe {
    @Published var title = ""
}

struct Refreshing<Object: ObservableObject>: View {
    @ObservedObject var object: Object

    var body: some View {
        Text("Refreshed")
    }
}

struct RecipeView<Model: Recipe>: View {
    let recipe: Model

    var body: some View {
        Text(recipe.title)
        Refreshing(object: recipe)
    }
}

struct SoupView: View {
    @StateObject private var soup = SoupRecipe()

    var body: some View {
        RecipeView(recipe: soup)
    }
}
