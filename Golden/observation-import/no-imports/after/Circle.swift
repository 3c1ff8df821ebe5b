// Catalogue 11, 75: a subclass in a file without any import.

import Observation

@Observable
final class Disc: Figure {
    var radius = 1.0
}
