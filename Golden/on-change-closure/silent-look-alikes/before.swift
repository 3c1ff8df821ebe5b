// Catalogue 250: the forms of iOS 17, and an onChange of something else.
import SwiftUI

struct Field: View {
    @State private var text = ""
    @State private var count = 0

    var body: some View {
        TextField("Search", text: $text)
            .onChange(of: text) { count += 1 }
            .onChange(of: text) { old, new in count = new.count - old.count }
            .onChange(of: text, initial: true) { _, new in count = new.count }
            .onChange(of: text, reset)
            .onChange(of: text) { count = $1.count - $0.count }
    }

    private func reset() { count = 0 }
}
