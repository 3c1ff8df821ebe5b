// Catalogue 65: views know the objects by global names only, of a variable and of what a function gives.
import Combine

final class Deck: ObservableObject {
    @Published var position = 0

    var isFirst: Bool { position == 0 }
}

final class Clock: ObservableObject {
    @Published var seconds = 0
}

final class Journal: ObservableObject {
    @Published var lines: [String] = []
}

var deck = Deck()
private let theClock = Clock()
var journal = Journal()

func currentClock() -> Clock { theClock }
