// Catalogue 207: the same by key paths with a root, written or from the type.
import SwiftUI

extension ObservableObject {
    var rank: Int { 0 }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

final class Hub {
    var clocks: [Clock] = []
    let path = \Clock.rank
    let other: KeyPath<Clock, Int> = \.rank
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
