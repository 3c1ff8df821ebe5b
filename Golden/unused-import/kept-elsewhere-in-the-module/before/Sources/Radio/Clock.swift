// Catalogue 74: publishers are used here, so that the import stays.
import Combine

final class Clock {
    var subscription: AnyCancellable?
}
