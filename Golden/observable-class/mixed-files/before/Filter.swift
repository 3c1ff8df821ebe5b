// Catalogue 1: this class migrates.
import Combine

final class Filter: ObservableObject {
    @Published var term = ""
}
