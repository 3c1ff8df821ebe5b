// Catalogue 207: the same with partial blocks.
import Combine
import SwiftUI

@resultBuilder enum B { static func buildPartialBlock<T: ObservableObject>(first: T) -> [AnyObject] { [first] }
    static func buildPartialBlock<T: ObservableObject>(accumulated: [AnyObject], next: T) -> [AnyObject] { accumulated + [next] } }
struct Hub { @B var all: [AnyObject] { Clock(); Clock() } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
