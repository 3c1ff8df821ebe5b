// Catalogue 25: synthesized coding would write the renamed storage.
import SwiftUI

final class Bookmark: ObservableObject, Codable {
    var title: String
    var url: String

    init(title: String, url: String) {
        self.title = title
        self.url = url
    }
}

struct BookmarkView: View {
    @ObservedObject var bookmark: Bookmark

    var body: some View {
        Text(bookmark.title + bookmark.url)
    }
}
