// Catalogue 207: Swift calls appendInterpolation by itself.
import Combine
import SwiftUI

extension DefaultStringInterpolation { mutating func appendInterpolation<T: ObservableObject>(model: T) { appendLiteral("x") } }
func go(_ c: Clock) -> String { "\(model: c)" }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
