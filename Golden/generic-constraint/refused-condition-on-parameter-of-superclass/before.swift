// Catalogue 207: a method of a superclass asks it of the superclass's parameter.
import Combine
import SwiftUI

class Base<M> { func bind(_ m: M) where M: ObservableObject {} }
final class Sub: Base<Clock> { func go(_ c: Clock) { bind(c) } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
