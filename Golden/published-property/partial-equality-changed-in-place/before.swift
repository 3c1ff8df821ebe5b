// Catalogue 40, 41: outside of init the array is only changed in place, and that always notifies.
import SwiftUI

struct Step: Identifiable, Equatable {
    let id: Int
    var title: String

    static func == (lhs: Step, rhs: Step) -> Bool {
        lhs.id == rhs.id
    }
}

class Recipe: ObservableObject {
    @Published var steps: [Step] = []

    init(steps: [Step]) {
        self.steps = steps
    }

    func add(_ step: Step) {
        steps.append(step)
    }

    func rename(_ index: Int, to title: String) {
        steps[index].title = title
    }
}

struct RecipeView: View {
    @ObservedObject var recipe: Recipe

    var body: some View {
        ForEach(recipe.steps) { step in
            Text(step.title)
        }
        .onDelete { offsets in
            recipe.steps.remove(atOffsets: offsets)
        }
    }
}
