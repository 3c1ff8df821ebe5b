// Catalogue 41, 73: closures that may look at the model, values that a comparison may miss, and objects that the view doesn't follow.
import Combine
import SwiftUI

struct Track: Equatable {
    var id = 0
    var title = ""

    static func == (left: Track, right: Track) -> Bool { left.id == right.id }
}

struct Point {
    var x = 0
}

@Observable
final class Player {
    var position = 0.0 { willSet { positionSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var positionSubject = CurrentValueSubject<Double, Never>(_position)
    var isDone = false { willSet { isDoneSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var isDoneSubject = CurrentValueSubject<Bool, Never>(_isDone)
    var volume = 0 { willSet { volumeSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var volumeSubject = CurrentValueSubject<Int, Never>(_volume)
    var rate = 1 { willSet { rateSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var rateSubject = CurrentValueSubject<Int, Never>(_rate)
    var track = Track() { willSet { trackSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var trackSubject = CurrentValueSubject<Track, Never>(_track)
    var point = Point() { willSet { pointSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var pointSubject = CurrentValueSubject<Point, Never>(_point)
    var action: () -> Void = {} { willSet { actionSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var actionSubject = CurrentValueSubject<() -> Void, Never>(_action)
}

@Observable
final class Clock {
    var time = 0 { willSet { timeSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var timeSubject = CurrentValueSubject<Int, Never>(_time)
}

struct PlayerView: View {
    var player: Player
    let clock: Clock
    @State private var shown = 0.0
    @State private var title = ""

    var body: some View {
        Text("\(shown) \(title) \(player.volume)")
            .onReceive(player.positionSubject) { position in shown = position + player.position }
            .onReceive(player.isDoneSubject) { isDone in close(isDone) }
            .onReceive(player.volumeSubject) { shown = Double($0) }
            .onReceive(player.rateSubject, perform: { rate in shown = Double(rate) })
            .onReceive(player.trackSubject) { track in title = track.title }
            .onReceive(player.pointSubject) { point in shown = Double(point.x) }
            .onReceive(player.actionSubject) { action in action() }
            .onReceive(clock.timeSubject) { time in shown = Double(time) }
    }

    private func close(_ isDone: Bool) {
        if player.isDone != isDone { shown = 1 }
    }
}

struct ClockView: View {
    var clock: Clock

    var body: some View {
        Text("\(clock.time)")
    }
}
