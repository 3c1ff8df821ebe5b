import SwiftUI

extension HomeView {
    @MainActor
    final class Model: ObservableObject {
        @Published private(set) var greeting = "Hello"
        @Published private(set) var suggestion: Recipe?
        @Published var isShowingSuggestion = false

        func refresh(from recipes: [Recipe]) {
            let hour = Calendar.current.component(.hour, from: Date())
            greeting = hour < 12 ? "Good morning" : "Good evening"
            suggestion = recipes.filter(\.isFavourite).randomElement() ?? recipes.first
        }
    }
}
