// Catalogue 69: the child is blocked by itself, and the parent passes its changes on.
import Combine

final class Engine: ObservableObject {
    @Published /* told */ var speed = 0
    private var bag = Set<AnyCancellable>()

    init() {
        let publisher: Published<Int>.Publisher = $speed
        publisher
            .sink { print($0) }
            .store(in: &bag)
    }
}
