// Catalogue 208: an alias of an alias.
import Combine
import SwiftUI

struct Page<M: ObservableObject> { init() {} }
typealias A<M: ObservableObject> = Page<M>
typealias B<M: ObservableObject> = A<M>
struct Hub { let p = B<Clock>() }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
