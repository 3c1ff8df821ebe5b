// Catalogue 103: the object is made in place as before, with each value of the view; inline-observed-object is the advice on that.
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
