// Catalogue 11: three generations in three files; only the first names ObservableObject.
import Combine

class Screen: ObservableObject {
    @Published var isLoading = false

    func refresh() {}
}
