// Catalogue 83: two publishers that give each other are not known to only send what happens anyway.
import Combine
import SwiftUI

final class Engine {
    static let shared = Engine()
    private let name = CurrentValueSubject<String, Never>("")

    var changes: AnyPublisher<String, Never> {
        merged.eraseToAnyPublisher()
    }

    var merged: AnyPublisher<String, Never> {
        changes.removeDuplicates().eraseToAnyPublisher()
    }
}

final class Player: ObservableObject {
    @Published var title = ""
    private var cancellables: Set<AnyCancellable> = []

    init() {
        Engine.shared.changes.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
    }
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        Text(player.title)
    }
}
