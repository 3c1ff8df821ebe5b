// Catalogue 100, 102: a private default that init replaces can't become let.
import SwiftUI

@Observable
final class Clipboard {
    static let general = Clipboard()
    var text = ""
}

struct PasteView: View {
    private var clipboard = Clipboard.general

    init(clipboard: Clipboard? = nil) {
        if let clipboard {
            self.clipboard = clipboard
        }
    }

    var body: some View {
        Text(clipboard.text)
    }
}
