// Catalogue 25: not asked for, a class whose coding is synthesized stays.
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
