import Foundation

struct Recipe: Identifiable, Hashable, Codable {
    var id = UUID()
    var title: String
    var summary = ""
    var servings = 2
    var minutes = 30
    var course = Course.main
    var ingredients: [Ingredient] = []
    var steps: [String] = []
    var isFavourite = false

    enum Course: String, CaseIterable, Codable, Identifiable {
        case starter, main, dessert

        var id: Self { self }
        var title: String { rawValue.capitalized }
    }
}

struct Ingredient: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var grams: Double
}

extension Ingredient {
    func amount(metric: Bool) -> String {
        metric
            ? "\(Int(grams)) g"
            : String(format: "%.1f oz", grams / 28.35)
    }
}

extension Recipe {
    static let samples = [
        Recipe(
            title: "Lentil Soup",
            summary: "A pot that feeds you for two days.",
            servings: 4,
            minutes: 45,
            course: .starter,
            ingredients: [
                Ingredient(name: "Red lentils", grams: 250),
                Ingredient(name: "Carrots", grams: 200),
                Ingredient(name: "Tinned tomatoes", grams: 400),
            ],
            steps: ["Sweat the carrots.", "Add lentils, tomatoes and water.", "Simmer until soft."],
            isFavourite: true
        ),
        Recipe(
            title: "Plum Crumble",
            minutes: 60,
            course: .dessert,
            ingredients: [
                Ingredient(name: "Plums", grams: 600),
                Ingredient(name: "Oats", grams: 120),
            ],
            steps: ["Halve the plums.", "Rub butter, flour and oats.", "Bake for 40 minutes."]
        ),
    ]
}
