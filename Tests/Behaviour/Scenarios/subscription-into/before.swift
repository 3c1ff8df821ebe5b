// Catalogue 71: what a class subscribes to goes on as before.
import Combine
import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
    @Published var isNight = false
    private var cancellables = Set<AnyCancellable>()

    init() {
        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.ticks += 1 }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: Notification.Name("night"))
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.isNight.toggle() }
            .store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var clock = Clock()

    var body: some View {
        Text("\(clock.ticks) ticks")
        Text(clock.isNight ? "night" : "day")
    }
}
