import SwiftUI

struct RecipeEditor: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var store: RecipeStore
    @StateObject private var draft: RecipeDraft

    init(draft: RecipeDraft) {
        _draft = StateObject(wrappedValue: draft)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $draft.title)
                    TextField("Summary", text: $draft.summary)
                    Stepper("Serves \(draft.servings)", value: $draft.servings, in: 1...12)
                    coursePicker
                }
                IngredientsSection(draft: draft)
            }
            .toolbar {
                Button("Cancel") { dismiss() }
                Button("Save") {
                    store.upsert(draft.recipe)
                    dismiss()
                }
                .disabled(!draft.isValid)
            }
            .interactiveDismissDisabled(draft.hasChanges)
        }
    }

    private var coursePicker: some View {
        Picker("Course", selection: $draft.course) {
            ForEach(Recipe.Course.allCases) { course in
                Text(course.title).tag(course)
            }
        }
    }
}

struct IngredientsSection: View {
    @ObservedObject var draft: RecipeDraft

    var body: some View {
        Section("Ingredients") {
            ForEach($draft.ingredients) { $ingredient in
                TextField("Name", text: $ingredient.name)
            }
            Button("Add", action: draft.addIngredient)
        }
    }
}

struct RecipeEditor_Previews: PreviewProvider {
    static var previews: some View {
        RecipeEditor(draft: RecipeDraft(Recipe.samples[0]))
            .environmentObject(RecipeStore.preview)
    }
}
