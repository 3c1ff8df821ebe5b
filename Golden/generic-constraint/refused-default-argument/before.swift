// Catalogue 207: the class is that of a default argument.
import SwiftUI

final class Clock: ObservableObject {
    @Published var time = 0
    static let shared = Clock()
}

func start<T: ObservableObject>(_ object: T = Clock.shared) {}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)").onAppear { start() } }
}
