// Catalogue 207: an operator that every ObservableObject has.
import SwiftUI

extension ObservableObject {
    static func == (left: Self, right: Self) -> Bool { left === right }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

func same(_ a: Clock, _ b: Clock) -> Bool { a == b }

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
