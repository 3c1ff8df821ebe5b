// Catalogue 2: the attribute stands on its own line before the first modifier, at the same indentation.
import SwiftUI

@Observable
public final class Library {
    public var titles: [String] = []

    public init() {}
}

@Observable
fileprivate final class Draft {
    var text = ""
}

struct LibraryView: View {
    @State private var library = Library()
    @State fileprivate var draft = Draft()

    var body: some View {
        VStack {
            Text(draft.text)
            ForEach(library.titles, id: \.self) { Text($0) }
        }
    }
}
