// Catalogue 208: an alias of an array, with a composition.
import Combine
import SwiftUI

struct Box<C> { var c: C }
typealias M = ObservableObject & Sendable
typealias Watched<T: ObservableObject & AnyObject> = [T]
func go(_ c: Clock) -> Watched<Clock> { [c] }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
