// Catalogue 35: a property that is only set, in a tuple, is read by no view either.
import Foundation
import SwiftUI

final class Feed: ObservableObject {
    @Published var version = 0
    @Published var page = 0
    private var names: [String] = []

    func load() { (version, names) = (1, []) }

    func show(_ page: Int) { self.page = page }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        Text("\(feed.page) \(Date().timeIntervalSince1970)")
    }
}
