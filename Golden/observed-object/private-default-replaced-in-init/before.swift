// Catalogue 100, 102: a private default that init replaces can't become let.
import SwiftUI

final class Clipboard: ObservableObject {
    static let general = Clipboard()
    @Published var text = ""
}

struct PasteView: View {
    @ObservedObject private var clipboard = Clipboard.general

    init(clipboard: Clipboard? = nil) {
        if let clipboard {
            self.clipboard = clipboard
        }
    }

    var body: some View {
        Text(clipboard.text)
    }
}
