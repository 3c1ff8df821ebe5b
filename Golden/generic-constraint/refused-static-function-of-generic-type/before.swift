// Catalogue 207: the parameter of the type is inferred from the argument.
import Combine
import SwiftUI

struct Page<M: ObservableObject> { static func make(_ m: M) -> Page { Page() } }
func go(_ c: Clock) { _ = Page.make(c) }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
