// Catalogue 209: $time of the proxy itself.
import Combine
import SwiftUI

@dynamicMemberLookup
struct Holder { let clock: Clock
    subscript<V>(dynamicMember path: KeyPath<Clock, V>) -> V { clock[keyPath: path] }
    func go() -> AnyCancellable { self.$time.sink { print($0) } } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
