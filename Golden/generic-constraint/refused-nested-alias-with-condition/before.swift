// Catalogue 208: the constraint stands in the alias's where clause.
import Combine
import SwiftUI

struct Box<C> { var c: C }
enum NS { typealias Watched<T> = Box<T> where T: ObservableObject }
struct Hub { let w: NS.Watched<Clock> }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
