// Catalogue 41, 73: closures that may look at the model, values that a comparison may miss, and objects that the view doesn't follow.
import SwiftUI

struct Track: Equatable {
    var id = 0
    var title = ""

    static func == (left: Track, right: Track) -> Bool { left.id == right.id }
}

struct Point {
    var x = 0
}

final class Player: ObservableObject {
    @Published var position = 0.0
    @Published var isDone = false
    @Published var volume = 0
    @Published var rate = 1
    @Published var track = Track()
    @Published var point = Point()
    @Published var action: () -> Void = {}
}

final class Clock: ObservableObject {
    @Published var time = 0
}

struct PlayerView: View {
    @ObservedObject var player: Player
    let clock: Clock
    @State private var shown = 0.0
    @State private var title = ""

    var body: some View {
        Text("\(shown) \(title) \(player.volume)")
            .onReceive(player.$position) { position in shown = position + player.position }
            .onReceive(player.$isDone) { isDone in close(isDone) }
            .onReceive(player.$volume) { shown = Double($0) }
            .onReceive(player.$rate, perform: { rate in shown = Double(rate) })
            .onReceive(player.$track) { track in title = track.title }
            .onReceive(player.$point) { point in shown = Double(point.x) }
            .onReceive(player.$action) { action in action() }
            .onReceive(clock.$time) { time in shown = Double(time) }
    }

    private func close(_ isDone: Bool) {
        if player.isDone != isDone { shown = 1 }
    }
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View {
        Text("\(clock.time)")
    }
}
