// Catalogue 35: a property that is only set updates views that show nothing but what is announced anyway.
import SwiftUI

@Observable
final class Feed {
    var version = 0
    var page = 0

    func show(_ page: Int) {
        version = 1
        self.page = page
    }
}

struct FeedView: View {
    var feed: Feed

    var body: some View {
        Text("\(feed.page)")
    }
}

@Observable
final class Focus {
    var lastID: Int?
    var request: Int?

    func ask(for id: Int) { request = id }
}

struct FocusModifier: ViewModifier {
    var focus: Focus
    let id: Int

    func body(content: Content) -> some View {
        content
            .onTapGesture { focus.lastID = id }
            .onChange(of: focus.request) { newValue in
                if newValue == id { focus.lastID = newValue }
            }
    }
}
