// Catalogue 222: a view makes the object in its init, which the body around the view runs, and the object reads what it publishes.
import SwiftUI

final class Draft: ObservableObject {
    @Published var words: [String] = []

    init(text: String) {
        words.append(text)
    }
}

struct Root: View {
    var body: some View {
        DraftView(text: "one")
    }
}

struct DraftView: View {
    @ObservedObject private var draft: Draft

    init(text: String) {
        _draft = ObservedObject(wrappedValue: Draft(text: text))
    }

    var body: some View {
        Button("Add") { draft.words.append("more") }
        Text(draft.words.joined(separator: " "))
    }
}
