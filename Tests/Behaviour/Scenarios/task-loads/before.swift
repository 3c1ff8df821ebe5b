// Catalogue 71, 160: a task of a view fills a model on the main actor.
import SwiftUI

@MainActor
final class Feed: ObservableObject {
    @Published private(set) var items: [String] = []
    @Published private(set) var isLoading = false

    func load() async {
        isLoading = true
        try? await Task.sleep(nanoseconds: 100_000_000)
        items = ["one", "two"]
        isLoading = false
    }
}

struct Root: View {
    @StateObject private var feed = Feed()

    var body: some View {
        Group {
            if feed.isLoading {
                ProgressView()
            }
            ForEach(feed.items, id: \.self) { Text($0) }
        }
        .task { await feed.load() }
    }
}
