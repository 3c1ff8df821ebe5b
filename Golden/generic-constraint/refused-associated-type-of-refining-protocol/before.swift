// Catalogue 207: what conforms to a protocol that refines the one with the associated type puts its classes there as well.
import Combine
import SwiftUI

protocol Screen { associatedtype Model: ObservableObject; func use(_ model: Model) }
protocol DetailScreen: Screen {}
class Base { let model = Clock() }
struct Home: Screen { let player: Player; func use(_ model: Player) {} }
final class Detail: Base, DetailScreen { func use(_ model: Clock) {} }

final class Clock: ObservableObject {
    @Published var time = 0
}

final class Player: ObservableObject {
    @Published var title = ""
}

struct ClockView: View {
    @ObservedObject var clock: Clock
    @ObservedObject var player: Player

    var body: some View { Text("\(clock.time) \(player.title)") }
}
