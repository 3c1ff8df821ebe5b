// Stale: a pipeline that nobody keeps ends at once.
import Combine
import SwiftUI

@Observable
final class Compass {
    private(set) var heading = 0
    private(set) var isNorth = true

    init() {
        _ = NotificationCenter.default.publisher(for: Notification.Name("turn"))
            .scan(0) { sum, _ in sum + 90 }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.heading = $0 }
        _ = NotificationCenter.default.publisher(for: Notification.Name("flip"))
            .map { _ in false }
            .sink { [weak self] in self?.isNorth = $0 }
    }
}

struct Root: View {
    @State private var compass = Compass()

    var body: some View {
        Text("\(compass.heading) \(compass.isNorth ? "N" : "-")")
    }
}
