// Catalogue 207: a static member that every ObservableObject has.
import Combine
import SwiftUI

extension ObservableObject { static func make() -> Self? { nil } }
let c = Clock.make()
func go() -> Clock? { .make() }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
