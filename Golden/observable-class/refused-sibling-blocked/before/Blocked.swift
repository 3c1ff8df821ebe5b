// Catalogue 11, 60: this subclass subscribes to its own property.
import Combine

final class LiveTrack: Track {
    @Published var listeners = 0
    private var bag = Set<AnyCancellable>()

    override init() {
        super.init()
        let publisher: Published<Int>.Publisher = $listeners
        publisher
            .sink { print($0) }
            .store(in: &bag)
    }
}
