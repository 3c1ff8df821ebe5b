// Catalogue 150, 152, 156: some and any of a protocol, in parameters, results and properties, and values of another protocol beside them.
import SwiftUI

protocol Clock: ObservableObject {
    var hour: Int { get set }
}

extension Clock {
    var isNight: Bool { hour < 6 }

    func advance() { hour += 1 }
}

final class WallClock: Clock, ObservableObject {
    @Published var hour = 0
}

@MainActor
func makeClock() -> some Clock { WallClock() }

func describe(_ clock: some Clock) -> String { clock.isNight ? "night" : "day" }

func reset(_ clocks: [any Clock]) {
    for clock in clocks { clock.hour = 0 }
}

final class Tower {
    weak var clock: (any Clock)?
}

struct ClockView: View {
    @StateObject private var clock = WallClock()
    let tower = Tower()

    var body: some View {
        Button(describe(clock)) {
            clock.advance()
            reset([clock])
            tower.clock = clock
        }
    }
}
