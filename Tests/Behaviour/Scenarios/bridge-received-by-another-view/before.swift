// Catalogue 60, 73: a view receives what an object sends that it does not follow.
import SwiftUI

final class Clock: ObservableObject {
    @Published var time = 0
}

struct Root: View {
    @StateObject private var clock = Clock()

    var body: some View {
        Button("Tick") { clock.time += 1 }
        Button("Same") { clock.time = clock.time }
        ClockView(clock: clock)
        Listener(clock: clock)
    }
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View {
        Text("time \(clock.time)")
    }
}

struct Listener: View {
    let clock: Clock
    @State private var log = ""

    var body: some View {
        Text("log\(log)")
            .onReceive(clock.$time) { time in log += " \(time)" }
    }
}
