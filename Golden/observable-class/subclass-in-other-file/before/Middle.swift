// Catalogue 11: the middle of the chain.
import Combine

class ListScreen: Screen {
    @Published var rows: [String] = []

    override func refresh() {
        isLoading = true
    }
}
