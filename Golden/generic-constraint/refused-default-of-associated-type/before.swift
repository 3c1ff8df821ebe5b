// Catalogue 207: the class is the default of an associated type.
import Combine
import SwiftUI

protocol Screen { associatedtype Model: ObservableObject = Clock; func use(_ m: Model) }
struct Home: Screen { func use(_ m: Clock) {} }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
