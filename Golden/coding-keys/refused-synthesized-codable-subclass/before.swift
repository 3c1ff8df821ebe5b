// Catalogue 25: a subclass inherits the coding.
import SwiftUI

class Bookmark: ObservableObject, Codable {
    var title = ""
}

final class Favourite: Bookmark {
    var rank = 0
}

struct BookmarkView: View {
    @ObservedObject var bookmark: Bookmark

    var body: some View {
        Text(bookmark.title)
    }
}
