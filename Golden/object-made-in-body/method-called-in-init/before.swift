// Catalogue 103: the init of a view runs while another body is made; a method that it calls reads and sets.
import SwiftUI

final class Feed: ObservableObject {
    static let shared = Feed()

    @Published var items: [String] = []

    func refresh() {
        if items.isEmpty { print("nothing yet") }
        Task { @MainActor in
            items = await load()
        }
    }

    func add() {
        items = ["A"]
    }

    private func load() async -> [String] { ["A"] }
}

final class Notes: ObservableObject {
    @Published var texts: [String] = []

    func clear() {
        texts = []
    }
}

struct FeedView: View {
    @ObservedObject var feed: Feed
    @ObservedObject var notes: Notes

    init(feed: Feed, notes: Notes) {
        self.feed = feed
        self.notes = notes
        feed.refresh()
        notes.clear()
    }

    var body: some View {
        ForEach(feed.items + notes.texts, id: \.self) { Text($0) }
    }
}

struct RootView: View {
    @StateObject private var notes = Notes()

    var body: some View {
        FeedView(feed: Feed.shared, notes: notes)
    }
}
