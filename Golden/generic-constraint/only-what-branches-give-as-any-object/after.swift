// Catalogue 156: the branches of if and switch give an object back as any ObservableObject, with return or as an
// expression; that concerns the classes of these objects only.
import SwiftUI

final class Likes: ObservableObject {
    @Published var count = 0
}

final class Bookmarks: ObservableObject {
    @Published var count = 0
}

final class Basket: ObservableObject {
    @Published var count = 0
}

@Observable
final class Theme {
    var isDark = false
}

enum Shelf {
    case likes, bookmarks, basket
}

func makeModel(isEmpty: Bool, isNew: Bool) -> any ObservableObject {
    if isEmpty { Bookmarks() } else if isNew { Basket() } else { fatalError("there is none") }
}

struct ShelfView: View {
    let shelf: Shelf

    @StateObject private var likes = Likes()
    @StateObject private var bookmarks = Bookmarks()
    @StateObject private var basket = Basket()
    @State private var theme = Theme()

    private var model: (any ObservableObject)? {
        switch shelf {
        case .likes:
            return likes
        case .bookmarks:
            return bookmarks
        case .basket:
            return nil
        }
    }

    var body: some View {
        Toggle("\(likes.count + bookmarks.count + basket.count)", isOn: $theme.isDark)
    }
}
