// Catalogue 35: a property that is only set, in a tuple or as an argument, is read by no view either.
import SwiftUI

final class Feed: ObservableObject {
    @Published var version = 0
    @Published var page = 0
    private var names: [String] = []

    func show(_ page: Int) {
        names = []
        (version, self.page) = (1, page)
    }
}

final class Ticker: ObservableObject {
    @Published var ticks = 0

    func tick() { increase(&ticks) }
}

func increase(_ value: inout Int) { value += 1 }

struct FeedView: View {
    @ObservedObject var feed: Feed
    @ObservedObject var ticker: Ticker

    var body: some View {
        Text("\(feed.page)").onTapGesture { ticker.tick() }
    }
}
