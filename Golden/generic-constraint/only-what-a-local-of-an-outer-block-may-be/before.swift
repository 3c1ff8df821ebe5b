// Catalogue 156: a local that was not understood is of no class without what the blocks around a place ask of it.
import Combine
import SwiftUI

extension ObservableObject {
    func log() {
        print(self.objectWillChange)
    }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

final class Basket: ObservableObject {
    @Published var fruits = 0
}

struct Tower {
    var clock = Clock()
}

func log(_ towers: [Tower]) {
    let clocks = towers.enumerated().map { $0.element.clock }
    clocks.forEach { clock in
        clock.time += 1
        if clock.time > 2 {
            clock.log()
        }
    }
}

struct ClockView: View {
    @ObservedObject var clock: Clock
    @ObservedObject var basket: Basket

    var body: some View {
        Text("\(clock.time) \(basket.fruits)")
    }
}
