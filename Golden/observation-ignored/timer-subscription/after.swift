// Catalogue 71: a timer and a notification end in the class; what is subscribed is ignored.
import Combine
import SwiftUI

@Observable
final class Metronome {
    var beats = 0
    @ObservationIgnored private var ticks: AnyCancellable?
    @ObservationIgnored private var bag: Set<AnyCancellable> = []

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
    @State private var metronome = Metronome()

    var body: some View {
        Text("\(metronome.beats)")
    }
}
