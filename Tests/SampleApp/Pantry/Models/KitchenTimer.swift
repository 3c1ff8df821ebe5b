import Combine
import Foundation

class KitchenTimer: ObservableObject, Identifiable {
    let id = UUID()
    let name: String
    let duration: TimeInterval

    @Published private(set) var remaining: TimeInterval
    @Published private(set) var isRunning = false

    private var ticker: AnyCancellable?

    init(name: String, duration: TimeInterval) {
        self.name = name
        self.duration = duration
        self.remaining = duration
    }

    var progress: Double { 1 - remaining / duration }

    func start() {
        isRunning = true
        ticker = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
    }

    func pause() {
        isRunning = false
        ticker = nil
    }

    func restart() {
        remaining = duration
        start()
    }

    /// Called when the time is up.
    func finish() {
        pause()
    }

    private func tick() {
        remaining -= 1
        if remaining <= 0 { finish() }
    }
}

/// Starts again until all rounds are done.
final class IntervalTimer: KitchenTimer {
    @Published private(set) var round = 1
    let rounds: Int

    init(name: String, duration: TimeInterval, rounds: Int) {
        self.rounds = rounds
        super.init(name: name, duration: duration)
    }

    override func finish() {
        guard round < rounds else { return super.finish() }
        round += 1
        restart()
    }
}

final class TimerBoard: ObservableObject {
    @Published private(set) var timers: [KitchenTimer] = []
    @Published var newTimerMinutes = 5

    weak var lastStarted: KitchenTimer?

    func add(name: String) {
        timers.append(KitchenTimer(name: name, duration: TimeInterval(newTimerMinutes * 60)))
    }

    func addIntervals(name: String, rounds: Int) {
        timers.append(IntervalTimer(name: name, duration: 60, rounds: rounds))
    }

    func start(_ timer: KitchenTimer) {
        timer.start()
        lastStarted = timer
    }

    func remove(_ timer: KitchenTimer) {
        timer.pause()
        timers.removeAll { $0 === timer }
    }
}
