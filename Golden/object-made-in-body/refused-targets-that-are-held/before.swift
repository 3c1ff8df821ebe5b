// Catalogue 103, 222: a timer holds its target, and an object that is not dropped stays an observer.
import SwiftUI

final class Clock: ObservableObject {
    @Published var time: Int
    private var last = 0

    init() {
        time = 1
        last = time
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
    }

    @objc private func tick() { time += 1 }
}

final class Router: ObservableObject {
    @Published var tab: Int
    private var last = 0

    init() {
        tab = 1
        last = tab
        NotificationCenter.default.addObserver(self, selector: #selector(goHome), name: .init("home"), object: nil)
    }

    @objc private func goHome() { tab = 2 }
}

struct ClockView: View {
    @StateObject private var clock: Clock

    init() {
        let clock = Clock()
        _clock = StateObject(wrappedValue: clock)
    }

    var body: some View { Text("\(clock.time)") }
}

struct TabsView: View {
    @ObservedObject var router: Router

    var body: some View { Text("\(router.tab)") }
}

struct RootView: View {
    var body: some View {
        ClockView()
        TabsView(router: Router())
    }
}
