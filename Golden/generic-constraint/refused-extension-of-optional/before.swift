// Catalogue 207: an extension of Optional.
import Combine
import SwiftUI

extension Optional where Wrapped: ObservableObject { var isThere: Bool { self != nil } }
func go(_ c: Clock?) -> Bool { c.isThere }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
