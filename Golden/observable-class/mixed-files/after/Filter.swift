// Catalogue 1: this class migrates.
import Combine
import Observation

@Observable
final class Filter {
    var term = ""
}
