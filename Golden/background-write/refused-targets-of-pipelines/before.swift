// Catalogue 223: pipelines set properties where their values arrive.
import Combine
import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
    @Published var count = 0
    @Published var total = 0
    private var subscriptions: Set<AnyCancellable> = []
    private let queue = DispatchQueue(label: "clock")

    init() {
        Just(1).receive(on: queue).assign(to: &$ticks)
        Just(2).delay(for: 1, scheduler: DispatchQueue.global()).assign(to: \.count, on: self).store(in: &subscriptions)
        Just(3).receive(on: queue).map { $0 + 1 }.assign(to: &self.$total)
    }
}

struct ClockView: View {
    @StateObject private var clock = Clock()

    var body: some View {
        Text("\(clock.ticks) \(clock.count) \(clock.total)")
    }
}
