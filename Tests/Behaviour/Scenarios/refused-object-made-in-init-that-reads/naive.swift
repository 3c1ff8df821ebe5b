// Different: the change makes the body around the view again, and with it another draft.
import SwiftUI

@Observable
final class Draft {
    var words: [String] = []

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
    private var draft: Draft

    init(text: String) {
        draft = Draft(text: text)
    }

    var body: some View {
        Button("Add") { draft.words.append("more") }
        Text(draft.words.joined(separator: " "))
    }
}
