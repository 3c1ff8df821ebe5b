// Catalogue 213: location services go on and off, a clock that is made goes on, and a member of another type has the name only.
import CoreLocation
import SwiftUI

final class Layout: ObservableObject {
    @Published var note: String?

    func load() { note = nil }
}

struct LayoutView: View {
    @ObservedObject var layout: Layout

    var body: some View {
        Button("\(layout.note ?? "") \(CLLocationManager.locationServicesEnabled() ? "on" : "off")") { layout.load() }
    }
}

final class Watch: ObservableObject {
    @Published var note: String?

    func load() { note = nil }
}

struct WatchView: View {
    @ObservedObject var watch: Watch
    let start: ContinuousClock.Instant

    var body: some View {
        Button("\(watch.note ?? "") \("\(ContinuousClock().now - start)")") { watch.load() }
    }
}

enum Wizard {
    static func locationServicesEnabled() -> Bool { true }
}

final class Steps: ObservableObject {
    @Published var note: String?

    func load() { note = nil }
}

struct StepsView: View {
    @ObservedObject var steps: Steps

    var body: some View {
        Button("\(steps.note ?? "") \(Wizard.locationServicesEnabled() ? "on" : "off")") { steps.load() }
    }
}
