// Catalogue 170: a managed object is an ObservableObject by birth, with or without its class in the sources.
import CoreData
import SwiftUI

final class Recipe: NSManagedObject {
    @NSManaged var title: String
}

struct RecipeRow: View {
    @ObservedObject var recipe: Recipe
    @ObservedObject var chapter: Chapter

    var body: some View {
        Text(recipe.title)
    }
}
