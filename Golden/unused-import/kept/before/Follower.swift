// Catalogue 74: a file with publishers imports Combine itself.
import Combine

func follow(_ tuner: Tuner) -> AnyCancellable {
    tuner.$position.sink { print($0) }
}
