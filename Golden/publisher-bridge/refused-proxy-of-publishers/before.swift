// Catalogue 209: a proxy whose key paths lead to publishers.
import Combine
import SwiftUI

@dynamicMemberLookup
struct Streams<T: AnyObject> {
    let target: T
    subscript<V>(dynamicMember path: KeyPath<T, Published<V>.Publisher>) -> Published<V>.Publisher { target[keyPath: path] }
}
func go(_ p: Streams<Clock>) -> AnyCancellable { p.$time.sink { print($0) } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
