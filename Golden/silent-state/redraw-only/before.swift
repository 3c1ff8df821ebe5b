// Catalogue 35: views observe an object only to be updated, and show what nobody announces.
import Foundation
import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0

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
    @ObservedObject var clock: Clock

    var body: some View {
        Text("\(Date().timeIntervalSince1970)")
    }
}

struct NameView: View {
    @ObservedObject var clock: Clock

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
    @ObservedObject var clock: Clock
    let service: Service

    var body: some View {
        Text("\(service.count)")
    }
}

struct TickView: View {
    @ObservedObject var clock: Clock

    var body: some View {
        Text("\(clock.ticks)")
    }
}
