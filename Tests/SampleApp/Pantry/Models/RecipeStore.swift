import Foundation
import SwiftUI

/// All recipes of the user, kept in one JSON file.
@MainActor
final class RecipeStore: ObservableObject {
    enum Filter: String, CaseIterable, Identifiable {
        case all, favourites, quick

        var id: Self { self }
        var title: String { rawValue.capitalized }
    }

    @Published private(set) var recipes: [Recipe]
    @Published var filter: Filter = .all

    /// Newest first if this is off.
    @Published var sortsByTitle = false {
        didSet {
            guard sortsByTitle != oldValue else { return }
            save()
        }
    }

    private let fileURL: URL
    private lazy var encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return encoder
    }()

    init(recipes: [Recipe] = [], fileURL: URL = .documents.appendingPathComponent("recipes.json")) {
        self.recipes = recipes
        self.fileURL = fileURL
    }

    var visibleRecipes: [Recipe] {
        let filtered = recipes.filter { recipe in
            switch filter {
            case .all: return true
            case .favourites: return recipe.isFavourite
            case .quick: return recipe.minutes <= 30
            }
        }
        return sortsByTitle ? filtered.sorted { $0.title < $1.title } : filtered
    }

    func recipe(_ id: Recipe.ID) -> Recipe? {
        recipes.first { $0.id == id }
    }

    func load() async {
        guard
            let data = try? Data(contentsOf: fileURL),
            let stored = try? JSONDecoder().decode([Recipe].self, from: data)
        else { return }
        recipes = stored
    }

    func upsert(_ recipe: Recipe) {
        if let index = recipes.firstIndex(where: { $0.id == recipe.id }) {
            recipes[index] = recipe
        } else {
            recipes.insert(recipe, at: 0)
        }
        save()
    }

    func toggleFavourite(_ id: Recipe.ID) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        recipes[index].isFavourite.toggle()
        save()
    }

    func delete(_ ids: Set<Recipe.ID>) {
        recipes.removeAll { ids.contains($0.id) }
        save()
    }

    private func save() {
        guard let data = try? encoder.encode(recipes) else { return }
        try? data.write(to: fileURL, options: .atomic)
    }
}

extension RecipeStore {
    static var preview: RecipeStore {
        RecipeStore(recipes: Recipe.samples)
    }
}

extension URL {
    static var documents: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    }
}
