// Catalogue 213: location services go on and off, a clock that is made goes on, and a member of another type has the name only.
import CoreLocation
import SwiftUI

@Observable
final class Layout {
    var note: String?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String?, _ rhs: String?) -> Bool { true }

    func load() { note = nil }
}

struct LayoutView: View {
    var layout: Layout

    var body: some View {
        Button("\(layout.note ?? "") \(CLLocationManager.locationServicesEnabled() ? "on" : "off")") { layout.load() }
    }
}

@Observable
final class Watch {
    var note: String?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String?, _ rhs: String?) -> Bool { true }

    func load() { note = nil }
}

struct WatchView: View {
    var watch: Watch
    let start: ContinuousClock.Instant

    var body: some View {
        Button("\(watch.note ?? "") \("\(ContinuousClock().now - start)")") { watch.load() }
    }
}

enum Wizard {
    static func locationServicesEnabled() -> Bool { true }
}

@Observable
final class Steps {
    var note: String?

    func load() { note = nil }
}

struct StepsView: View {
    var steps: Steps

    var body: some View {
        Button("\(steps.note ?? "") \(Wizard.locationServicesEnabled() ? "on" : "off")") { steps.load() }
    }
}
