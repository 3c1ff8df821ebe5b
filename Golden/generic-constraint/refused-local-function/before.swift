// Catalogue 207: a generic function within a function.
import SwiftUI

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)").onAppear { start() } }

    func start() {
        func inner<T: ObservableObject>(_ t: T) {}
        inner(clock)
    }
}

final class Clock: ObservableObject {
    @Published var time = 0
}
