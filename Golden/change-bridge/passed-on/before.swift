// Catalogue 66, 69: a sink that only passes changes on stays where something subscribes to the class that passes them on.
import Combine
import SwiftUI

final class Player: ObservableObject {
    @Published var isPlaying = false
}

final class Deck: ObservableObject {
    let player = Player()
    @Published var title = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

final class Studio: ObservableObject {
    let deck = Deck()
    @Published var name = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        deck.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
        deck.objectWillChange.sink { print("deck") }.store(in: &cancellables)
    }
}

struct StudioView: View {
    @StateObject private var studio = Studio()

    var body: some View {
        Text(studio.name + studio.deck.title + "\(studio.deck.player.isPlaying)")
    }
}
