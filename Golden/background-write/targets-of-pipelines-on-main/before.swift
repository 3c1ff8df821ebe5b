// Catalogue 223: pipelines that arrive on the main queue, or send at once, set properties there.
import Combine
import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
    @Published var count = 0
    private var subscriptions: Set<AnyCancellable> = []
    private let queue = DispatchQueue(label: "clock")

    init() {
        Just(1).subscribe(on: queue).receive(on: DispatchQueue.main).assign(to: &$ticks)
        Just(2).delay(for: 1, scheduler: RunLoop.main).assign(to: \.count, on: self).store(in: &subscriptions)
    }
}

struct ClockView: View {
    @StateObject private var clock = Clock()

    var body: some View {
        Text("\(clock.ticks) \(clock.count)")
    }
}
