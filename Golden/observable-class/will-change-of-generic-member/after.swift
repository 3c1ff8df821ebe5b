// Catalogue 66, 154: objectWillChange of a member whose type is a generic argument concerns that type alone
import Combine
import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
}

@Observable
final class Counter {
    var count = 0
}

final class Coordinator<Model: ObservableObject> {
    var model: Model

    init(model: Model) {
        self.model = model
    }
}

final class Watcher {
    var coordinator: Coordinator<Draft>!
    var cancellables: Set<AnyCancellable> = []

    func watch() {
        coordinator.model.objectWillChange.sink { _ in }.store(in: &cancellables)
    }
}

struct Screen: View {
    var counter: Counter
    @ObservedObject var draft: Draft

    var body: some View {
        Text("\(counter.count) \(draft.text)")
    }
}
