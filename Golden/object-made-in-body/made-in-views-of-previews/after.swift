// Catalogue 103, 222: what only previews show makes objects for nobody to use.
import SwiftUI

@Observable
final class FeedModel {
    var posts: [String] = []

    init() {
        load()
    }

    func load() {
        guard posts.isEmpty else { return }
        DispatchQueue.main.async { self.posts = ["a"] }
    }
}

struct FeedSettings: View {
    var model: FeedModel

    var body: some View { Text("\(model.posts.count)") }
}

private struct FeedTester: View {
    var body: some View { FeedSettings(model: FeedModel()) }
}

private struct FeedStack: View {
    let title: String

    var body: some View { NavigationStack { FeedTester() } }
}

struct FeedSettings_Previews: PreviewProvider {
    static var previews: some View { FeedStack(title: "Feed") }
}

#Preview {
    FeedTester()
}
