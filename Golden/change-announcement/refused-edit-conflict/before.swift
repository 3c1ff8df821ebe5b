// Catalogue 60, 67: the observer that would go is the one in which a subject would get the value.
import Combine
import SwiftUI

final class Player: ObservableObject {
    @Published var volume = 1.0 {
        willSet { objectWillChange.send() }
    }
    private var cancellables = Set<AnyCancellable>()

    init() {
        $volume.sink { print($0) }.store(in: &cancellables)
    }
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text("\(player.volume)")
    }
}
