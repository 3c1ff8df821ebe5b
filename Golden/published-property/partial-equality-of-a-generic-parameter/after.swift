// Catalogue 41: a generic parameter stands for a type whose `==` leaves something out.
import SwiftUI

final class Post: Equatable {
    let id: Int
    let title: String

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }

    static func == (lhs: Post, rhs: Post) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Fetcher<Item: Equatable> {
    var item: Item?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Item?, _ rhs: Item?) -> Bool { true }

    func show(_ item: Item) {
        self.item = item
    }
}

struct PostView: View {
    @State private var fetcher = Fetcher<Post>()

    var body: some View {
        Button(fetcher.item?.title ?? "") { fetcher.show(Post(id: 1, title: "new")) }
    }
}
