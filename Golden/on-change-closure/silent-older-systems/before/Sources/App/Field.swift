// Catalogue 250: iOS 16 has no other form.
import SwiftUI

struct Field: View {
    @State private var text = ""
    @State private var count = 0

    var body: some View {
        TextField("Search", text: $text)
            .onChange(of: text) { text in count = text.count }
    }
}
