// Catalogue 11: three generations in three files; only the first names ObservableObject.
import Combine
import Observation

@Observable
class Screen {
    var isLoading = false

    func refresh() {}
}
