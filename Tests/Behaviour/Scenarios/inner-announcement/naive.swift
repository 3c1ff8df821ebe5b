// Stale: the sink stays, and what it listens to is silent.
import Combine
import SwiftUI

@Observable
final class Paper: ObservableObject {
    var text = ""
}

@Observable
final class History {
    private(set) var edits = 0
    @ObservationIgnored private var cancellable: AnyCancellable?

    init(paper: Paper) {
        cancellable = paper.objectWillChange.sink { [weak self] _ in self?.edits += 1 }
    }
}

struct Root: View {
    @State private var paper: Paper
    @State private var history: History

    init() {
        let paper = Paper()
        _paper = State(initialValue: paper)
        _history = State(initialValue: History(paper: paper))
    }

    var body: some View {
        TextField("Text", text: $paper.text)
        Text("\(history.edits) edits")
    }
}
