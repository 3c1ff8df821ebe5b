// Catalogue 80: the notification center and the session are of the SDK, whatever packages are imported; naming them does nothing.
import Analytics
import SwiftUI

@Observable
final class Feed {
    var name = ""
    private let center: NotificationCenter
    private let session: URLSession

    init(center: NotificationCenter = NotificationCenter.default, session: URLSession = URLSession.shared) {
        self.center = center
        self.session = session
    }
}

struct FeedView: View {
    @State private var feed: Feed

    init(id: Int) {
        _feed = State(initialValue: Feed())
    }

    var body: some View { TextField("Name", text: $feed.name) }
}

struct RootView: View {
    var body: some View { VStack { FeedView(id: 1) } }
}
