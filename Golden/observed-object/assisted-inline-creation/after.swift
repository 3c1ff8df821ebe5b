// Catalogue 103: asked for, the object is made in place as before, and the property keeps what it was.
import SwiftUI

@Observable
final class Draft {
    var text = ""
}

struct DraftView: View {
    @Bindable var draft = Draft()

    var body: some View {
        TextField("Draft", text: $draft.text)
    }
}
