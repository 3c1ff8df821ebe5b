// Catalogue 207: a protocol that refines another one asks it of its associated type.
import Combine
import SwiftUI

protocol Screen { associatedtype Model; var model: Model { get } }
protocol LiveScreen: Screen where Model: ObservableObject {}
struct Home: LiveScreen { let model: Clock }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
