// Catalogue 207: a case without its enum, whose parameter is inferred.
import SwiftUI

enum Slot<T> where T: ObservableObject {
    case empty
    case filled(T)
}

final class Clock: ObservableObject {
    @Published var time = 0
}

final class Shelf {
    var slot: Slot = .filled(Clock())
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
