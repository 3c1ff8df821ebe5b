// Catalogue 207: an initializer asks it of the root of a key path.
import Combine
import SwiftUI

struct Key<O: AnyObject, V> { init(_ p: KeyPath<O, V>) where O: ObservableObject {} }
let k = Key(\Clock.time)
func use(_ k: Key<Clock, Int>) {}
func go() { use(Key(\.time)) }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
