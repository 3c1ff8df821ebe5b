// Catalogue 100, 101: the object's type stands also in the attribute
import SwiftUI

@Observable
final class Timer {
    var seconds = 0.0
}

struct Face: View {
    var timer: Timer
    var spare: Timer

    var body: some View {
        Text("\(timer.seconds) \(spare.seconds)")
    }
}

struct Dial: View {
    @Bindable<Timer> var timer: Timer

    var body: some View {
        Slider(value: $timer.seconds)
    }
}
