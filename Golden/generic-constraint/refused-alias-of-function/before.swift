// Catalogue 208: an alias of a function.
import SwiftUI

typealias Handler<T> = (T) -> Void where T: ObservableObject

final class Clock: ObservableObject {
    @Published var time = 0
}

let handler: Handler<Clock> = { print($0.time) }

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
