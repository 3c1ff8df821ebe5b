// Catalogue 207: a static member in an extension with a condition.
import Combine
import SwiftUI

struct Style<M> {}
extension Style where M: ObservableObject { static var live: Style<M> { Style() } }
func show(_ s: Style<Clock>) {}
func go() { show(.live) }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
