// Catalogue 25: keys for what the compiler encodes, since the macro renames the storage.
import SwiftUI

final class Bookmark: ObservableObject, Codable {
    let id: Int
    var title: String
    var url: String? // where it leads
    var score = 0 {
        didSet { visits += 1 }
    }
    private(set) var visits = 0
    static var count = 0
    var host: String { url ?? "" }

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

final class Constant: ObservableObject, Codable {
    let name: String

    init(name: String) {
        self.name = name
    }
}

struct BookmarkView: View {
    @ObservedObject var bookmark: Bookmark
    @EnvironmentObject var constant: Constant

    var body: some View {
        Text(bookmark.title + bookmark.host + constant.name + "\(bookmark.score)")
    }
}

struct BookmarkScreen: View {
    let bookmark: Bookmark

    var body: some View {
        BookmarkView(bookmark: bookmark).environmentObject(Constant(name: "a"))
    }
}
