// Catalogue 71: a timer and a notification end in the class; what is subscribed is ignored.
import Combine
import SwiftUI

final class Metronome: ObservableObject {
    @Published var beats = 0
    private var ticks: AnyCancellable?
    private var bag: Set<AnyCancellable> = []

    init() {
        ticks = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.beats += 1 }
        NotificationCenter.default.publisher(for: Notification.Name("reset"))
            .sink { [weak self] _ in self?.beats = 0 }
            .store(in: &bag)
    }
}

struct MetronomeView: View {
    @StateObject private var metronome = Metronome()

    var body: some View {
        Text("\(metronome.beats)")
    }
}
