// Catalogue 87: the property has a default and is set in init too; State keeps the default.
import SwiftUI

final class Countdown: ObservableObject {
    @Published var seconds = 0
}

struct TimerView: View {
    @StateObject private var timer = Countdown()

    init(timer: Countdown? = nil) {
        if let timer {
            _timer = StateObject(wrappedValue: timer)
        }
    }

    var body: some View {
        Text("\(timer.seconds)")
    }
}
