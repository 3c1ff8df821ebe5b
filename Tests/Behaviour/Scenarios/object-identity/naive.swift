// Different: an object that is made once for all outlives the view.
import SwiftUI

@Observable
final class Draft {
    var text = ""

    static let shared = Draft()
}

struct Root: View {
    @State private var isEditing = true

    var body: some View {
        Toggle("Editing", isOn: $isEditing)
        if isEditing {
            DraftView()
        } else {
            Text("closed")
        }
    }
}

struct DraftView: View {
    @Bindable var draft = Draft.shared

    var body: some View {
        TextField("Text", text: $draft.text)
        Text("\(draft.text.count) characters")
    }
}
