// Catalogue 1: a conformance may be isolated by itself (SE-0470).
import SwiftUI

@MainActor
final class Player: NSObject, @MainActor ObservableObject {
    @Published var rate = 1.0
}

@MainActor
final class Plain: @MainActor ObservableObject, Identifiable {
    @Published var rate = 1.0
}

@MainActor
final class Other {
    @Published var rate = 1.0
}
extension Other: @MainActor ObservableObject {}

struct PlayerView: View {
    @ObservedObject var player: Player
    @ObservedObject var plain: Plain
    @ObservedObject var other: Other
    var body: some View { Text("\(player.rate) \(plain.rate) \(other.rate)") }
}
