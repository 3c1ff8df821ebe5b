// Catalogue 208: the alias is called, and its parameter inferred.
import Combine
import SwiftUI

struct Box<C> { var c: C }
typealias Watched<T: ObservableObject> = Box<T>
struct Hub { let w = Watched(c: Clock()) }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
