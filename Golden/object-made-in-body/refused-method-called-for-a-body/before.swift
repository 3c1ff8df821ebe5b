// Catalogue 103: controllers make the view, but a body may do so as well, or another initializer that a body calls.
import SwiftUI

final class Feed: ObservableObject {
    static let shared = Feed()

    @Published var items: [String] = []

    func refresh() {
        if items.isEmpty { print("nothing yet") }
        Task { @MainActor in items = ["A"] }
    }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    init(feed: Feed) {
        self.feed = feed
        feed.refresh()
    }

    var body: some View {
        ForEach(feed.items, id: \.self) { Text($0) }
    }
}

final class Notes: ObservableObject {
    static let shared = Notes()

    @Published var texts: [String] = []

    func refresh() {
        if texts.isEmpty { print("nothing yet") }
        Task { @MainActor in texts = ["A"] }
    }
}

struct NotesView: View {
    @ObservedObject var notes: Notes

    init(notes: Notes) {
        self.notes = notes
        notes.refresh()
    }

    init() {
        self.init(notes: .shared)
    }

    var body: some View {
        ForEach(notes.texts, id: \.self) { Text($0) }
    }
}

final class Marks: ObservableObject {
    static let shared = Marks()

    @Published var names: [String] = []

    func refresh() {
        if names.isEmpty { print("nothing yet") }
        Task { @MainActor in names = ["A"] }
    }
}

struct MarksView: View {
    @ObservedObject var marks = Marks.shared
    let title: () -> String

    init(title: @escaping () -> String) {
        self.title = title
        marks.refresh()
    }

    var body: some View {
        Text(title())
        ForEach(marks.names, id: \.self) { Text($0) }
    }
}

final class Router {
    func showMarks() -> NSHostingController<MarksView> { NSHostingController(rootView: MarksView(title: { "Marks" })) }
    func showFeed() -> NSHostingController<FeedView> { NSHostingController(rootView: FeedView(feed: .shared)) }
    func showNotes() -> NSHostingController<NotesView> { NSHostingController(rootView: NotesView(notes: .shared)) }
}

struct RootView: View {
    let router: Router

    var body: some View {
        Button("Feed") { _ = router.showFeed() }
        Button("Notes") { _ = router.showNotes() }
        feed(.init(feed: .shared))
        Button("Marks") { _ = router.showMarks() }
        NotesView()
        MarksView { "Marks" }
    }

    private func feed(_ view: FeedView) -> some View { view }
}
