// expect: main actor-isolated property 'task' can not be referenced from a nonisolated context
import SwiftUI

@MainActor
@Observable
final class Model {
    var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }
}
