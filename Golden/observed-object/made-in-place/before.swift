// Catalogue 103: the object is made in place as before, with each value of the view; inline-observed-object is the advice on that.
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
