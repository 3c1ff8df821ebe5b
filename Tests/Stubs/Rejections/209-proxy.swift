// expect: value of type 'Proxy<Clock>' has no dynamic member '$time' using key path from root type 'Clock'
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

func times(_ proxy: Proxy<Clock>) {
    _ = proxy.$time
}
