// Catalogue 35, 60: what a view receives is sent, though no view reads it.
import SwiftUI

final class Feed: ObservableObject {
    @Published var items = ["a"]
    @Published var reloads = 0
}

struct Root: View {
    @StateObject private var feed = Feed()

    var body: some View {
        Button("Reload") { feed.reloads += 1 }
        ForEach(feed.items, id: \.self) { Text($0) }
            .onReceive(feed.$reloads) { count in
                feed.items.append("load \(count)")
            }
    }
}
