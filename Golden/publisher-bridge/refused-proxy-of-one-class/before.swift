// Catalogue 209: a proxy of one class.
import Combine
import SwiftUI

@dynamicMemberLookup
struct Holder { let clock: Clock
    subscript<V>(dynamicMember path: KeyPath<Clock, V>) -> V { clock[keyPath: path] } }
struct Row { let holder: Holder
    func go() -> AnyCancellable { holder.$time.sink { print($0) } } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
