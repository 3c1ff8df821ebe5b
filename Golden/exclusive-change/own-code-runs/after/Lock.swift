import SwiftUI

struct LockLocked<V> {
    var value: V
    mutating func withLock<R>(_ body: (inout V) -> R) -> R { body(&value) }
}

@Observable
final class LockModel {
    var state = LockLocked(value: 1)

    func go() {
        var newState = state
        newState.withLock { $0 += self.state.value }
        state = newState
    }
}

struct LockView: View {
    @State private var model = LockModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.state.value)")
    }
}
