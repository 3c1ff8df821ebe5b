// Catalogue 35, 218: the view also shows an object of a class that stays; equal values refreshed that, and are announced.
import Combine
import SwiftUI

/// Stays: its publisher is handed on.
final class Settings: ObservableObject {
    @Published var isBold = false
    var changes: ObservableObjectPublisher { objectWillChange }
}

final class Feed: ObservableObject {
    @Published var title = ""

    func reload(_ title: String, _ settings: Settings) {
        settings.isBold.toggle()
        self.title = title
    }
}

struct FeedView: View {
    @ObservedObject var feed: Feed
    let settings: Settings

    var body: some View {
        Text(feed.title).bold(settings.isBold)
        Button("Reload") { feed.reload("A", settings) }
    }
}
