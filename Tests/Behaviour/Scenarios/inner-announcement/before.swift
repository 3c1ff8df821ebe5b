// Catalogue 66: a class counts the changes of another one.
import Combine
import SwiftUI

final class Paper: ObservableObject {
    @Published var text = ""
}

final class History: ObservableObject {
    @Published private(set) var edits = 0
    private var cancellable: AnyCancellable?

    init(paper: Paper) {
        cancellable = paper.objectWillChange.sink { [weak self] _ in self?.edits += 1 }
    }
}

struct Root: View {
    @StateObject private var paper: Paper
    @StateObject private var history: History

    init() {
        let paper = Paper()
        _paper = StateObject(wrappedValue: paper)
        _history = StateObject(wrappedValue: History(paper: paper))
    }

    var body: some View {
        TextField("Text", text: $paper.text)
        Text("\(history.edits) edits")
    }
}
