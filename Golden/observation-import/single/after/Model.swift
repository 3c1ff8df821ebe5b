// Catalogue 75: one import only, with a comment behind it.
import Combine // for the publisher
import Observation

@Observable
final class Counter {
    var value = 0
}
