// Catalogue 129, 150: a helper takes the wrapper of a generic view as a value.
import SwiftUI

protocol Timer: ObservableObject {
    var seconds: Int { get set }
}

final class EggTimer: Timer {
    @Published var seconds = 0
}

struct TimerView<Model: Timer>: View {
    var timer: ObservedObject<Model>

    var body: some View {
        Text("\(timer.wrappedValue.seconds)")
    }
}

struct EggView: View {
    @StateObject private var timer = EggTimer()

    var body: some View {
        TimerView(timer: ObservedObject(wrappedValue: timer))
    }
}
