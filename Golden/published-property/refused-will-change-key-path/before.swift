// Catalogue 66, 69: the changes of all children are merged through a key path, and sent on.
import Combine
import SwiftUI

final class Part: ObservableObject {
    @Published var isDone = false
}

final class Whole: ObservableObject {
    @Published var parts: [Part] = []
    private var forwarding: AnyCancellable?

    func follow() {
        forwarding = Publishers.MergeMany(parts.map(\.objectWillChange))
            .sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

struct WholeView: View {
    @StateObject private var whole = Whole()

    var body: some View {
        Text("\(whole.parts.filter(\.isDone).count)")
    }
}
