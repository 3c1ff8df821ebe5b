// Catalogue 11, 60: a subclass in another file subscribes to a property of the base.
import Combine

class Form: ObservableObject {
    @Published var text = ""
}
