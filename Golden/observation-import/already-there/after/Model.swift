// Catalogue 75: the file imports Observation already, for another class.
import Combine
import Observation

@Observable
final class Fresh {
    var value = 0
}

@Observable
final class Stale {
    var value = 0
}
