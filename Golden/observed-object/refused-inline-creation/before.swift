// Catalogue 103: the object is made anew with the view; what the author wanted is not clear.
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
