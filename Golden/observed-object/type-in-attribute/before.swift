// Catalogue 100, 101: the object's type stands also in the attribute
import SwiftUI

final class Timer: ObservableObject {
    @Published var seconds = 0.0
}

struct Face: View {
    @ObservedObject<Timer> var timer: Timer
    @ObservedObject<Timer> var spare: Timer

    var body: some View {
        Text("\(timer.seconds) \(spare.seconds)")
    }
}

struct Dial: View {
    @ObservedObject<Timer> var timer: Timer

    var body: some View {
        Slider(value: $timer.seconds)
    }
}
