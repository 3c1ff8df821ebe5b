// Catalogue 35: views observe an object only to be updated, and show what nobody announces.
import Foundation
import SwiftUI

@Observable
final class Clock {
    var ticks = 0

    func reset() {
        ticks = 0
    }
}

final class Service {
    var count = 0

    func add() {
        count += 1
    }
}

struct TimeView: View {
    var clock: Clock

    var body: some View {
        Text("\(Date().timeIntervalSince1970)")
    }
}

struct NameView: View {
    var clock: Clock

    var body: some View {
        VStack {
            label
            TickView(clock: clock)
            Button("Reset") {
                clock.reset()
            }
        }
    }

    private var label: some View {
        Text(UserDefaults.standard.string(forKey: "name") ?? "")
    }
}

struct CountView: View {
    var clock: Clock
    let service: Service

    var body: some View {
        Text("\(service.count)")
    }
}

struct TickView: View {
    var clock: Clock

    var body: some View {
        Text("\(clock.ticks)")
    }
}
