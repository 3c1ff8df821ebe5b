// Catalogue 213: that an action in a body announces another object says nothing of what the body shows.
import SwiftUI

final class Meter: ObservableObject {
    @Published var ticks = 0
    @Published var level = 0

    func tick() { ticks += 1 }

    func raise() { level = ticks / 60 }
}

final class Log: ObservableObject {
    @Published var lines: [String] = []
}

struct MeterView: View {
    @ObservedObject var meter: Meter
    let log: Log

    var body: some View {
        Text("\(meter.level) \(Date().timeIntervalSince1970)")
        Button("Tick") {
            meter.tick()
            log.objectWillChange.send()
        }
    }
}
