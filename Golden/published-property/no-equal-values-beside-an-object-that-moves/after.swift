// Catalogue 35, 218: what the view shows besides moves too, so that equal values need not be announced.
import SwiftUI

/// Moves.
@Observable
final class Settings {
    var isBold = false
}

@Observable
final class Feed {
    var title = ""

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
