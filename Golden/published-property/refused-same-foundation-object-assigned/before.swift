// Catalogue 40, 41: a mutable class of Foundation, changed in place and assigned again to tell the views.
import SwiftUI

final class Draft: ObservableObject {
    @Published var text = NSMutableString(string: "")

    func insert(_ word: String) {
        let string = text
        string.append(word)
        text = string
    }
}

struct DraftView: View {
    @StateObject private var draft = Draft()

    var body: some View {
        Button("\(draft.text.length)") { draft.insert("x") }
    }
}
