// Catalogue 209: a member of every ObservableObject through a proxy.
import Combine
import SwiftUI

@dynamicMemberLookup
struct Proxy<T: AnyObject> {
    let target: T
    subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { target[keyPath: path] }
}
extension ObservableObject { var typeName: String { "x" } }
func go(_ p: Proxy<Clock>) -> String { p.typeName }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
