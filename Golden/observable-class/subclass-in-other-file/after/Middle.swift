// Catalogue 11: the middle of the chain.
import Combine
import Observation

@Observable
class ListScreen: Screen {
    var rows: [String] = []

    override func refresh() {
        isLoading = true
    }
}
