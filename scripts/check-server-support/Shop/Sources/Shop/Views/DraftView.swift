import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
    var count: Int { text.count }
}

struct DraftView: View {
    @StateObject private var draft = Draft()
    // reobserve:ignore[bindable] nothing here

    var body: some View {
        TextEditor(text: $draft.text)
    }
}
