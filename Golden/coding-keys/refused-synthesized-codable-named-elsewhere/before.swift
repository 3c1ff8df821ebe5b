// Catalogue 25: other code names the keys.
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

func encode(_ bookmark: Bookmark, to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: Bookmark.CodingKeys.self)
    try container.encode(bookmark.title, forKey: .title)
}

struct BookmarkView: View {
    @ObservedObject var bookmark: Bookmark

    var body: some View {
        Text(bookmark.title + bookmark.url).opacity(bookmark.isShown ? 1 : 0)
    }
}
