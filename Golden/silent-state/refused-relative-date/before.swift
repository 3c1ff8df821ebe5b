// Catalogue 213: a formatter of relative dates asks the clock.
import SwiftUI

final class Feed: ObservableObject {
    @Published var fetched = Date.distantPast
    @Published var isBusy = false

    func update() {
        isBusy = true
    }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        Text(RelativeDateTimeFormatter().string(for: feed.fetched) ?? "")
        Button("Update") { feed.update() }
    }
}
