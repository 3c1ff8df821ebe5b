// Catalogue 209: a static subscript.
import Combine
import SwiftUI

@dynamicMemberLookup
enum Global { static let clock = Clock()
    static subscript<V>(dynamicMember path: KeyPath<Clock, V>) -> V { clock[keyPath: path] } }
func go() -> AnyCancellable { Global.$time.sink { print($0) } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
