// Catalogue 25: the coding is written by hand in an extension, with keys of its own.
import SwiftUI

final class Recipe: ObservableObject, Codable {
    @Published var title = ""

    enum CodingKeys: CodingKey {
        case title
    }

    init() {}

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
    }
}

extension Recipe {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
    }
}

struct RecipeView: View {
    @StateObject private var recipe = Recipe()

    var body: some View {
        Text(recipe.title)
    }
}
