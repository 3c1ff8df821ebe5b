// Catalogue 122: the binding.
import SwiftUI

extension NoteView {
    var editor: some View {
        TextField("Text", text: $note.text)
    }
}
