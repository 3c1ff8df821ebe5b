// Catalogue 209: $time through a proxy.
import Combine
import SwiftUI

final class Clock: ObservableObject {
    @Published var time = 0
}

@dynamicMemberLookup
struct Proxy<T: AnyObject> {
    let target: T
    subscript<V>(dynamicMember keyPath: KeyPath<T, V>) -> V { target[keyPath: keyPath] }
}

final class Listener {
    var cancellable: AnyCancellable?
    func listen(_ proxy: Proxy<Clock>) {
        cancellable = proxy.$time.sink { print($0) }
    }
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
