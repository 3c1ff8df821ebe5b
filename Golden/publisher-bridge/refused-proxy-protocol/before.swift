// Catalogue 209: the subscript stands in a protocol.
import Combine
import SwiftUI

@dynamicMemberLookup
protocol Wrapping { associatedtype T: AnyObject; var target: T { get } }
extension Wrapping { subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { target[keyPath: path] } }
struct Holder: Wrapping { let target: Clock }
func go(_ p: Holder) -> AnyCancellable { p.$time.sink { print($0) } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
