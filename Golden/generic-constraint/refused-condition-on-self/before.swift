// Catalogue 207: a method asks it of Self.
import SwiftUI

protocol Makes {}
extension Makes {
    static func shared() -> Self where Self: ObservableObject { fatalError() }
}

final class Clock: ObservableObject, Makes {
    @Published var time = 0
}

let one = Clock.shared()

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
