// Catalogue 156: a value that was not understood is asked for a member of the extension, and may be of any class.
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

final class Watch: ObservableObject {
    @Published var time = 0
}

final class Basket: ObservableObject {
    @Published var fruits = 0
}

struct Tower {
    var clock = Clock()
}

struct Wrist {
    var clock = Watch()
}

func log(_ towers: [Tower]) {
    towers.sorted { $0.clock.time < $1.clock.time }.map { $0 }.forEach { $0.clock.log() }
}

struct ClockView: View {
    @ObservedObject var clock: Clock
    @ObservedObject var watch: Watch
    @ObservedObject var basket: Basket

    var body: some View {
        Text("\(clock.time) \(watch.time) \(basket.fruits)")
    }
}
