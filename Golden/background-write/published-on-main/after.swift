// Catalogue 223: what the main thread publishes, and closures on the queue that a call names where that is the main one.
import Combine
import SwiftUI

final class Sensors {
    @Published var level = 0

    func refresh() {
        Task { @MainActor in level = 2 }
    }
}

@Observable
final class Gauge {
    var level = 0
    var other = 0
    @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

    init(sensors: Sensors) {
        sensors.$level
            .sink { [weak self] in self?.level = $0 }
            .store(in: &subscriptions)
    }

    func load() {
        legacyLoad("gauge", queue: .main) { self.other = $0 }
    }
}

struct GaugeView: View {
    var gauge: Gauge

    var body: some View {
        Text("\(gauge.other) \(gauge.level)")
    }
}

func legacyLoad(_ name: String, queue: DispatchQueue, _ done: @escaping (Int) -> Void) {
    queue.async { done(0) }
}
