// Catalogue 20, 82: on one platform making the object starts something.
import SwiftUI

final class Cover: ObservableObject {
    @Published var title = ""
    #if os(macOS)
    private let watch = Watch()
    #endif
}

final class Watch {
    init() {
        print("started")
    }
}

final class Page: ObservableObject {
    @Published var title = ""

    #if os(macOS)
    init() {
        print("made")
    }
    #else
    init() {}
    #endif
}

struct CoverView: View {
    @StateObject var cover: Cover
    @StateObject var page: Page

    var body: some View {
        Text(cover.title + page.title)
    }
}

struct CoverList: View {
    var body: some View {
        CoverView(cover: Cover(), page: Page())
    }
}
