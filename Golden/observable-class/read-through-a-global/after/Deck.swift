// Catalogue 65: views know the objects by global names only, of a variable and of what a function gives.
import Combine
import Observation

@Observable
final class Deck {
    var position = 0

    var isFirst: Bool { position == 0 }
}

@Observable
final class Clock {
    var seconds = 0
}

final class Journal: ObservableObject {
    @Published var lines: [String] = []
}

var deck = Deck()
private let theClock = Clock()
var journal = Journal()

func currentClock() -> Clock { theClock }
