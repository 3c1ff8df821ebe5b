// Catalogue 103: asked for, the object is made in place as before, and the property keeps what it was.
import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
}

struct DraftView: View {
    @ObservedObject var draft = Draft()

    var body: some View {
        TextField("Draft", text: $draft.text)
    }
}
