// Catalogue 35, 213: all that is set of the object is read, or nothing else is shown, or only what stays, or only when something happens.
import Foundation
import SwiftUI

enum Metrics {
    static var spacing = 4.0
}

@Observable
final class Clock {
    var ticks = 0
}

struct TimeView: View {
    var clock: Clock

    var body: some View {
        Text("\(clock.ticks) \(Date().timeIntervalSince1970)")
    }
}

struct HelperView: View {
    var clock: Clock

    var body: some View {
        Text(text(of: clock) + "\(Date().timeIntervalSince1970)")
    }

    private func text(of clock: Clock) -> String { "\(clock.ticks)" }
}

struct SpacedView: View {
    var clock: Clock
    var start: Date?

    var body: some View {
        VStack(spacing: Metrics.spacing) {
            TimeView(clock: clock)
            Text("\(start ?? Date())")
        }
    }
}

struct PlainView: View {
    var clock: Clock
    private let start = Date()

    var body: some View {
        Button("Start \(start.timeIntervalSince1970)") {
            print(Date(), UserDefaults.standard.bool(forKey: "a"))
            clock.ticks += 1
        }
    }
}
