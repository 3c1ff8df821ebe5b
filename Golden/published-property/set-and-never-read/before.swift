// Catalogue 35: a property that is only set updates views that show nothing but what is announced anyway.
import SwiftUI

final class Feed: ObservableObject {
    @Published var version = 0
    @Published var page = 0

    func show(_ page: Int) {
        version = 1
        self.page = page
    }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        Text("\(feed.page)")
    }
}

final class Focus: ObservableObject {
    @Published var lastID: Int?
    @Published var request: Int?

    func ask(for id: Int) { request = id }
}

struct FocusModifier: ViewModifier {
    @ObservedObject var focus: Focus
    let id: Int

    func body(content: Content) -> some View {
        content
            .onTapGesture { focus.lastID = id }
            .onChange(of: focus.request) { newValue in
                if newValue == id { focus.lastID = newValue }
            }
    }
}
