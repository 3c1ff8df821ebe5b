// Catalogue 103: the editor's init reads an object that lives as long as the list does.
import SwiftUI

final class Draft: ObservableObject {
    @Published var title = ""
}

struct DraftsView: View {
    let draft: Draft

    var body: some View {
        DraftEditor(draft: draft)
    }
}

struct DraftEditor: View {
    @ObservedObject var draft: Draft
    @State private var start: String

    init(draft: Draft) {
        self.draft = draft
        _start = State(initialValue: draft.title)
    }

    var body: some View {
        TextField(start, text: $draft.title)
    }
}
