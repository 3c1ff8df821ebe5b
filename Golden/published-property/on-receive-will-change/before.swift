// Catalogue 66: a view receives every change of an object from the environment.
import SwiftUI

final class Feed: ObservableObject {
    @Published var items: [String] = []
}

struct FeedView: View {
    @EnvironmentObject var feed: Feed
    @State private var changes = 0

    var body: some View {
        Text("\(feed.items.count) \(changes)")
            .onReceive(feed.objectWillChange) { _ in
                changes += 1
            }
    }
}

struct FeedApp: App {
    @StateObject private var feed = Feed()

    var body: some Scene {
        WindowGroup {
            FeedView().environmentObject(feed)
        }
    }
}
