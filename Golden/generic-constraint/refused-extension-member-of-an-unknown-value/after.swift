// Catalogue 156: what is asked for a member of the extension may be any class that a declaration of its name has.
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

@Observable
final class Basket {
    var fruits = 0
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
    var basket: Basket

    var body: some View {
        Text("\(clock.time) \(watch.time) \(basket.fruits)")
    }
}
