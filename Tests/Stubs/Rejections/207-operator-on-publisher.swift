// expect: instance method 'assign(to:onWeak:)' requires that 'Clock' conform to 'ObservableObject'
import Combine
import SwiftUI

extension Publisher where Failure == Never {
    func assign<Root: ObservableObject>(to path: ReferenceWritableKeyPath<Root, Output>, onWeak root: Root) {}
}

@Observable
final class Clock {
    var time = 0
}

func start(_ clock: Clock) {
    Just(1).assign(to: \.time, onWeak: clock)
}
