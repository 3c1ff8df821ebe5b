// Catalogue 38: observers set their own property behind `try?`, which would run them again without end.
import SwiftUI

func cut(_ text: String) throws -> String { text }

final class Draft: ObservableObject {
    @Published var title = ""
    var summary = "" {
        didSet { try? summary = cut(summary) }
    }
    var note = "" {
        didSet { try? self.note = cut(note) }
    }
}

struct DraftView: View {
    @ObservedObject var draft: Draft

    var body: some View {
        TextField(draft.summary + draft.note, text: $draft.title)
    }
}
