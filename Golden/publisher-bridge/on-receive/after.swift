// Catalogue 73: a view receives the property's publisher.
import Combine
import SwiftUI

@Observable
final class Player {
    var position = 0.0 { willSet { positionSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var positionSubject = CurrentValueSubject<Double, Never>(position)
}

struct PlayerView: View {
    @State private var player = Player()
    @State private var shown = 0.0

    var body: some View {
        Text("\(shown)")
            .onReceive(player.positionSubject) { position in
                shown = position
            }
    }
}
