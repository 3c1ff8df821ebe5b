// Catalogue 160, 161: a class without isolation gets none, one with isolation keeps it, and an isolated deinit stays.
import SwiftUI

@Observable
final class Free {
    var value = 0
}

@MainActor
@Observable
final class Bound {
    var value = 0
    @ObservationIgnored private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }
}

struct BothView: View {
    @State private var free = Free()
    @State private var bound = Bound()

    var body: some View {
        Text("\(free.value) \(bound.value)")
    }
}
