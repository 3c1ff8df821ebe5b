import SwiftUI

final class LockObjectLocked<V> {
    var value: V
    init(value: V) {
        self.value = value
    }
    func withLock<R>(_ body: (inout V) -> R) -> R { body(&value) }
}

final class LockObjectModel: ObservableObject {
    @Published var state = LockObjectLocked(value: 1)

    func go() {
        _ = state.withLock { $0 += 1 }
    }
}

struct LockObjectView: View {
    @StateObject private var model = LockObjectModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.state.value)")
    }
}
