// Catalogue 223: pipelines that arrive on the main queue, or send at once, set properties there.
import Combine
import SwiftUI

@Observable
final class Clock {
    var ticks = 0
    var count = 0
    @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []
    private let queue = DispatchQueue(label: "clock")

    init() {
        Just(1).subscribe(on: queue).receive(on: DispatchQueue.main).sink { [weak self] (value: Int) in self?.ticks = value }.store(in: &subscriptions)
        Just(2).delay(for: 1, scheduler: RunLoop.main).assign(to: \.count, on: self).store(in: &subscriptions)
    }
}

struct ClockView: View {
    @State private var clock = Clock()

    var body: some View {
        Text("\(clock.ticks) \(clock.count)")
    }
}
