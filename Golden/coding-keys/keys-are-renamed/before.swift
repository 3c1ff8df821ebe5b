// Catalogue 25: the keys that are there name the macro's storage.
import SwiftUI

final class Bookmark: ObservableObject, Codable {
    enum CodingKeys: String, CodingKey {
        case id, title
        // The address.
        case url = "address"
    }

    let id: Int
    var title: String
    var url: String
    var isShown = false

    init(id: Int, title: String, url: String) {
        self.id = id
        self.title = title
        self.url = url
    }
}

struct BookmarkView: View {
    @ObservedObject var bookmark: Bookmark

    var body: some View {
        Text(bookmark.title + bookmark.url).opacity(bookmark.isShown ? 1 : 0)
    }
}
