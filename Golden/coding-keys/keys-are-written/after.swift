// Catalogue 25: keys for what the compiler encodes, since the macro renames the storage.
import SwiftUI

@Observable
final class Bookmark: Codable {
    let id: Int
    var title: String
    var url: String? // where it leads
    var score = 0 {
        didSet { visits += 1 }
    }
    private(set) var visits = 0

    private enum CodingKeys: String, CodingKey {
        case id
        case _title = "title"
        case _url = "url"
        case _score = "score"
        case _visits = "visits"
    }
    static var count = 0
    var host: String { url ?? "" }

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

@Observable
final class Constant: Codable {
    let name: String

    private enum CodingKeys: String, CodingKey {
        case name
    }

    init(name: String) {
        self.name = name
    }
}

struct BookmarkView: View {
    var bookmark: Bookmark
    @Environment(Constant.self) var constant

    var body: some View {
        Text(bookmark.title + bookmark.host + constant.name + "\(bookmark.score)")
    }
}

struct BookmarkScreen: View {
    let bookmark: Bookmark

    var body: some View {
        BookmarkView(bookmark: bookmark).environment(Constant(name: "a"))
    }
}
