// Catalogue 11, 75: the base.
import Combine

class Frame: ObservableObject {
    @Published var width = 1.0
}
