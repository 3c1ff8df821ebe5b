// Catalogue 207: the same with an opaque parameter.
import Combine
import SwiftUI

@resultBuilder enum B { static func buildExpression(_ m: some ObservableObject) -> [AnyObject] { [m] }
    static func buildBlock(_ p: [AnyObject]...) -> [AnyObject] { p.flatMap { $0 } } }
struct Hub { @B var all: [AnyObject] { Clock(); Clock() } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
