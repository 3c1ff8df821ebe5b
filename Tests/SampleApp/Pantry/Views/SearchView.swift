import Combine
import SwiftUI

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var term = ""

    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { [weak self] query in self?.term = query.lowercased() }
            .store(in: &cancellables)
    }

    func matches(in recipes: [Recipe]) -> [Recipe] {
        term.isEmpty ? [] : recipes.filter { $0.title.lowercased().contains(term) }
    }
}

struct SearchView: View {
    @EnvironmentObject private var store: RecipeStore
    @StateObject private var model = SearchModel()

    var body: some View {
        List {
            TextField("Search", text: $model.query)
            ForEach(model.matches(in: store.recipes)) { recipe in
                RecipeRow(recipe: recipe)
            }
        }
    }
}

#Preview {
    SearchView()
        .environmentObject(RecipeStore.preview)
}
