// Catalogue 66, 69: a sink that only passes changes on stays where something subscribes to the class that passes them on.
import Combine
import SwiftUI

@Observable
final class Player {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var isPlaying = false { willSet { objectWillChange.send() } }
}

@Observable
final class Deck {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    let player = Player()
    var title = "" { willSet { objectWillChange.send() } }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

@Observable
final class Studio {
    let deck = Deck()
    var name = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        deck.objectWillChange.sink { print("deck") }.store(in: &cancellables)
    }
}

struct StudioView: View {
    @State private var studio = Studio()

    var body: some View {
        Text(studio.name + studio.deck.title + "\(studio.deck.player.isPlaying)")
    }
}
