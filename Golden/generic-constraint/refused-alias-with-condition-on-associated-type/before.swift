// Catalogue 208: the alias asks it of an associated type.
import Combine
import SwiftUI

protocol Screen { associatedtype Model }
struct Flow<S> { }
typealias Live<S: Screen> = Flow<S> where S.Model: ObservableObject
struct Home: Screen { typealias Model = Clock }
let flow = Live<Home>()

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
