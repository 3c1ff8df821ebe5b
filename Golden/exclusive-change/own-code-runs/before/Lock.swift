import SwiftUI

struct LockLocked<V> {
    var value: V
    mutating func withLock<R>(_ body: (inout V) -> R) -> R { body(&value) }
}

final class LockModel: ObservableObject {
    @Published var state = LockLocked(value: 1)

    func go() {
        state.withLock { $0 += self.state.value }
    }
}

struct LockView: View {
    @StateObject private var model = LockModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.state.value)")
    }
}
