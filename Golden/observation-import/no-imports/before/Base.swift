// Catalogue 11, 75: the base names Combine.
import Combine

class Figure: ObservableObject {
    @Published var name = ""
}
