// Catalogue 80: a view that goes away takes its object with it, and a new one makes a new one.
import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
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
    @StateObject private var draft = Draft()

    var body: some View {
        TextField("Text", text: $draft.text)
        Text("\(draft.text.count) characters")
    }
}
