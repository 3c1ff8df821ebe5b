// Catalogue 103, 222: the app shows them as well: by name, by a static function, by what infers the type, or where nobody shows them yet.
import SwiftUI

final class FeedModel: ObservableObject {
    @Published var posts: [String] = []

    init() {
        guard posts.isEmpty else { return }
        DispatchQueue.main.async { self.posts = ["a"] }
    }
}

final class NewsModel: ObservableObject {
    @Published var news: [String] = []

    init() {
        guard news.isEmpty else { return }
        DispatchQueue.main.async { self.news = ["a"] }
    }
}

final class TagsModel: ObservableObject {
    @Published var tags: [String] = []

    init() {
        guard tags.isEmpty else { return }
        DispatchQueue.main.async { self.tags = ["a"] }
    }
}

final class LikesModel: ObservableObject {
    @Published var likes: [String] = []

    init() {
        guard likes.isEmpty else { return }
        DispatchQueue.main.async { self.likes = ["a"] }
    }
}

struct FeedSettings: View {
    @ObservedObject var model: FeedModel

    var body: some View { Text("\(model.posts.count)") }
}

struct NewsSettings: View {
    @ObservedObject var model: NewsModel

    var body: some View { Text("\(model.news.count)") }
}

struct TagsSettings: View {
    @ObservedObject var model: TagsModel

    var body: some View { Text("\(model.tags.count)") }
}

struct LikesSettings: View {
    @ObservedObject var model: LikesModel

    var body: some View { Text("\(model.likes.count)") }
}

struct FeedTester: View {
    var body: some View { FeedSettings(model: FeedModel()) }
}

struct NewsStack: View {
    var body: some View { NewsSettings(model: NewsModel()) }
}

struct NewsTester: View {
    static var stack: some View { NewsStack() }

    var body: some View { Self.stack }
}

struct TagsTester: View {
    var body: some View { TagsSettings(model: TagsModel()) }
}

struct LikesTester: View {
    var body: some View { LikesSettings(model: LikesModel()) }
}

struct RootView: View {
    private let tester: TagsTester = .init()

    var body: some View {
        FeedTester()
        NewsTester.stack
        tester
    }
}

#Preview {
    VStack {
        FeedTester()
        NewsTester()
        TagsTester()
    }
}
