// Catalogue 160, 161: a class without isolation gets none, one with isolation keeps it, and an isolated deinit stays.
import SwiftUI

final class Free: ObservableObject {
    @Published var value = 0
}

@MainActor
final class Bound: ObservableObject {
    @Published var value = 0
    private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }
}

struct BothView: View {
    @StateObject private var free = Free()
    @StateObject private var bound = Bound()

    var body: some View {
        Text("\(free.value) \(bound.value)")
    }
}
