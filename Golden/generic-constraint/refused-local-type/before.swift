// Catalogue 207: a generic type within a function.
import Combine
import SwiftUI

func go(_ c: Clock) { struct Local<M: ObservableObject> { let m: M }; _ = Local(m: c) }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
