// Catalogue 35, 218: the view also shows an object of a class that stays; equal values refreshed that, and are announced.
import Combine
import SwiftUI

/// Stays: its publisher is handed on.
final class Settings: ObservableObject {
    @Published var isBold = false
    var changes: ObservableObjectPublisher { objectWillChange }
}

@Observable
final class Feed {
    var title = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

    func reload(_ title: String, _ settings: Settings) {
        settings.isBold.toggle()
        self.title = title
    }
}

struct FeedView: View {
    var feed: Feed
    let settings: Settings

    var body: some View {
        Text(feed.title).bold(settings.isBold)
        Button("Reload") { feed.reload("A", settings) }
    }
}
