// Catalogue 209: a proxy through which plain properties are read.
import SwiftUI

@Observable
final class Clock {
    var time = 0
}

@dynamicMemberLookup
struct Proxy<Target: AnyObject> {
    let target: Target

    subscript<Value>(dynamicMember path: KeyPath<Target, Value>) -> Value {
        target[keyPath: path]
    }
}

struct ClockView: View {
    var clock: Clock

    var body: some View {
        Text("\(clock.time) \(Proxy(target: clock).time)")
    }
}
