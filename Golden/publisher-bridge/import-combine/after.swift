// Catalogue 60, 74: SwiftUI exports the names of ObservableObject and Published, but not those of subjects.
import Combine
import Foundation
import SwiftUI

@Observable
final class Player {
    var position = 0.0 { willSet { positionSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var positionSubject = CurrentValueSubject<Double, Never>(_position)
}

struct PlayerView: View {
    var player: Player
    @State private var shown = 0.0

    var body: some View {
        Text("\(shown) \(player.position)")
            .onReceive(player.positionSubject) { shown = $0 }
    }
}
