// Catalogue 1: a conformance may be isolated by itself (SE-0470).
import SwiftUI

@MainActor
@Observable
final class Player: NSObject {
    var rate = 1.0
}

@MainActor
@Observable
final class Plain: Identifiable {
    var rate = 1.0
}

@MainActor
@Observable
final class Other {
    var rate = 1.0
}

struct PlayerView: View {
    var player: Player
    var plain: Plain
    var other: Other
    var body: some View { Text("\(player.rate) \(plain.rate) \(other.rate)") }
}
