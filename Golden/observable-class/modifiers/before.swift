// Catalogue 2: the attribute stands on its own line before the first modifier, at the same indentation.
import SwiftUI

public final class Library: ObservableObject {
    @Published public var titles: [String] = []

    public init() {}
}

fileprivate final class Draft: ObservableObject {
    @Published var text = ""
}

struct LibraryView: View {
    @StateObject private var library = Library()
    @StateObject fileprivate var draft = Draft()

    var body: some View {
        VStack {
            Text(draft.text)
            ForEach(library.titles, id: \.self) { Text($0) }
        }
    }
}
