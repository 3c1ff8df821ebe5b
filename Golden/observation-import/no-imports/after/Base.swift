// Catalogue 11, 75: the base names Combine.
import Combine
import Observation

@Observable
class Figure {
    var name = ""
}
