// Catalogue 209: $time through a proxy that a closure gets.
import Combine
import SwiftUI

@dynamicMemberLookup
struct Proxy<T: AnyObject> {
    let target: T
    subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { target[keyPath: path] }
}
func go(_ all: [Proxy<Clock>]) -> [AnyCancellable] { all.map { $0.$time.sink { print($0) } } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
