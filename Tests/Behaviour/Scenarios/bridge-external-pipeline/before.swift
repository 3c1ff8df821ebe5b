// Catalogue 62, 71: what comes from outside is assigned to a property.
import Combine
import SwiftUI

final class Compass: ObservableObject {
    @Published private(set) var heading = 0
    @Published private(set) var isNorth = true

    init() {
        NotificationCenter.default.publisher(for: Notification.Name("turn"))
            .scan(0) { sum, _ in sum + 90 }
            .receive(on: DispatchQueue.main)
            .assign(to: &$heading)
        NotificationCenter.default.publisher(for: Notification.Name("flip"))
            .map { _ in false }
            .assign(to: &$isNorth)
    }
}

struct Root: View {
    @StateObject private var compass = Compass()

    var body: some View {
        Text("\(compass.heading) \(compass.isNorth ? "N" : "-")")
    }
}
