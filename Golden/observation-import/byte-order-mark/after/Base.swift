// Catalogue 11, 75: the base.
import Combine
import Observation

@Observable
class Frame {
    var width = 1.0
}
