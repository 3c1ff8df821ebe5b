// Catalogue 38: observers set their own property behind `try?`, which would run them again without end.
import SwiftUI

func cut(_ text: String) throws -> String { text }

@Observable
final class Draft {
    var title = ""
    var summary = "" {
        didSet { try? _summary = cut(summary) }
    }
    var note = "" {
        didSet { try? self._note = cut(note) }
    }
}

struct DraftView: View {
    @Bindable var draft: Draft

    var body: some View {
        TextField(draft.summary + draft.note, text: $draft.title)
    }
}
