// Catalogue 207: an alias that every ObservableObject has.
import Combine
import SwiftUI

extension ObservableObject { typealias Me = Self }
func go(_ c: Clock.Me) {}

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
